/** A route of vite-plugin-ssr that is a function. */
export type RouteFunction = {
  (pageContext: { urlPathname: string }): { routeParams: Record<string, string> } | false
  /** The paths it answers to: what the browser's route table is made of. */
  patterns: readonly string[]
}

/**
 * A route for a screen that stands at a few fixed paths: the last segment is the parameter.
 *
 * @example oneOf('/products', 'series', ['video-intercom']) // answers /products/video-intercom with { series: 'video-intercom' }
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
