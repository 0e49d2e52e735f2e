/// What the classes of Khala's examples have in common, by which an app registers all of them.
public protocol KhalaModule {}
