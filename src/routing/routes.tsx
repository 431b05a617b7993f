import type { ComponentType } from 'react'
import { type RouteObject, useLoaderData } from 'react-router-dom'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { Shell } from '../shell/shell.tsx'
import type { Payload, ScreenModule } from './screen.ts'

/** What a matched screen tells the shell around it. */
export type ScreenHandle = { head: ScreenModule['head']; screen: string }

/** The route whose error page takes a screen's place. */
export const BOUNDARY_ID = 'boundary'

/**
 * Puts screens into the frame they share: the shell around, an error page in its place when a payload or a screen fails, and
 * the not-found page for every other path. Server and browser build the same tree from it.
 */
export function frameRoutes(screens: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Shell,
      children: [
        {
          id: BOUNDARY_ID,
          errorElement: <ErrorScreen />,
          children: [...screens, { id: 'not-found', path: '*', element: <ErrorScreen status={404} /> }],
        },
      ],
    },
  ]
}

/** Makes the component of a route: the screen's page, given the data of its payload. */
export function screenComponent(Page: ScreenModule['Page']): ComponentType {
  return function Screen() {
    const { data } = useLoaderData<Payload>()
    return <Page data={data} />
  }
}
