import type { Examples } from '../examples.ts'
import { Breadcrumb } from './breadcrumb.tsx'

export const examples: Examples = ({ crumbs }) => ({ 'three steps': <Breadcrumb crumbs={crumbs} /> })
