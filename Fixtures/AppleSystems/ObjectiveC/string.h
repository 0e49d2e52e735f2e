// The headers that the compiler writes include it and use nothing of it.
