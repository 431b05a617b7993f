/** A route function of vite-plugin-ssr. */
export type RouteFunction = {
  (pageContext: { urlPathname: string }): { routeParams: Record<string, string> } | false
  /** The paths that it matches; the browser's route table is built from them. */
  patterns: readonly string[]
}

/**
 * Returns a route for a screen with a few fixed paths: the last segment is the parameter.
 * @example oneOf('/products', 'series', ['video-intercom']) // matches /products/video-intercom with { series:
 * 'video-intercom' }
 */
export function oneOf(parent: string, parameter: string, segments: readonly string[]): RouteFunction {
  const bySegment = new Map(segments.map((segment) => [`${parent}/${segment}`, segment]))
  const route: RouteFunction = ({ urlPathname }) => {
    const segment = bySegment.get(urlPathname)
    return segment === undefined ? false : { routeParams: { [parameter]: segment } }
  }
  route.patterns = [...bySegment.keys()]
  return route
}
