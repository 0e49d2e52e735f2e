# Generates the routes of targets with `routegen`, which the variable ROUTEGEN names.
#
#   add_routes(Chat)                                 a module with markers
#   add_routes(ChatRoutes ACCESSORS Chat)            an interface: accessors to the routes of Chat
#   add_routes(App EXECUTABLE DEPENDENCIES Chat)     an app, whose table has the routes of its dependencies
#
# The sources of a module are those in Sources/NAME. Ninja reads the dependency file, so that files are generated again
# when a source changes, and only then.
function(add_routes target)
  cmake_parse_arguments(PARSE_ARGV 1 routes "EXECUTABLE" "" "ACCESSORS;DEPENDENCIES")
  set(sources ${CMAKE_CURRENT_SOURCE_DIR}/Sources)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/${target}+Routes.generated.swift)
  set(arguments --module ${target}=${sources}/${target} --output ${output} --depfile ${output}.d)
  foreach(module IN LISTS routes_ACCESSORS)
    list(APPEND arguments --accessors ${module}=${sources}/${module})
  endforeach()
  foreach(module IN LISTS routes_DEPENDENCIES)
    list(APPEND arguments --dependency ${module}=${sources}/${module})
  endforeach()
  if(routes_EXECUTABLE)
    list(APPEND arguments --executable)
  endif()
  # CMake runs again if a configuration appears or disappears.
  file(GLOB configuration CONFIGURE_DEPENDS ${sources}/${target}/routegen.json)
  if(configuration)
    list(APPEND arguments --config ${configuration})
  endif()
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${ROUTEGEN} generate ${arguments}
    DEPENDS ${ROUTEGEN}
    DEPFILE ${output}.d
    COMMENT "Generating the routes of ${target}"
    VERBATIM
  )
  target_sources(${target} PRIVATE ${output})
  # The compiler leaves outputs that have not changed alone. Before version 3.29, CMake then builds them again each time.
  add_custom_command(
    TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_COMMAND} -E touch_nocreate
      $<TARGET_OBJECTS:${target}> ${CMAKE_Swift_MODULE_DIRECTORY}/${target}.swiftmodule
    COMMAND_EXPAND_LISTS
    VERBATIM
  )
endfunction()
