/* Rendered by vite-plugin-ssr if no route matches, which also creates 404.html, and in development if a page fails. */
export { ErrorScreen as Page } from '../src/web/shell/error-screen.tsx'
