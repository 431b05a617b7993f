import type { Examples } from '../examples.ts'
import { ResponsiveImage } from './responsive-image.tsx'

export const examples: Examples = ({ picture: { src, alt, width, height } }) => ({
  'one format': <ResponsiveImage src={src} alt={alt} width={width / 2} height={height / 2} sizes="20rem" />,
})
