import type { Examples } from '../development/gallery/examples.ts'
import { SearchTool } from './search-tool.tsx'

export const examples: Examples = () => ({ 'closed: open it': <SearchTool /> })
