/** The content that routes depend on: a build has it in its catalogue, the browser in the navigation of its document. */
export type RouteContent = { series: readonly { id: string }[] }

/** A route function of vite-plugin-ssr. */
export type RouteFunction = {
  (pageContext: {
    urlPathname: string
    catalogue: { snapshot: RouteContent }
  }): { routeParams: Record<string, string> } | false
  /** The paths that it matches; the browser's route table is built from them. */
  patterns: (content: RouteContent) => string[]
}

/**
 * Returns a route for a screen whose paths follow from the content: the last segment is the parameter.
 * @example oneOf('/products', 'series', ({ series }) => series.map(({ id }) => id)) // matches /products/video-intercom with
 * { series: 'video-intercom' }
 */
export function oneOf(
  parent: string,
  parameter: string,
  listSegments: (content: RouteContent) => readonly string[],
): RouteFunction {
  const route: RouteFunction = ({ urlPathname, catalogue }) => {
    const segment = listSegments(catalogue.snapshot).find((candidate) => urlPathname === `${parent}/${candidate}`)
    return segment === undefined ? false : { routeParams: { [parameter]: segment } }
  }
  route.patterns = (content) => listSegments(content).map((segment) => `${parent}/${segment}`)
  return route
}
