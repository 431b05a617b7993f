import type { Examples } from '../examples.ts'
import { SearchTool } from './search-tool.tsx'

export const examples: Examples = () => ({ 'closed: open it': <SearchTool /> })
