import { documentsByModel, SIZES_PATH } from '../content/document-files.ts'
import type { Recipe } from './incremental/recipe-runner.ts'

/**
 * Writes how large the documents of each product are. Pages that list them are rendered before they are drawn, so their
 * sizes come in a file of their own, which the list loads late.
 */
export const DOCUMENT_SIZES: Recipe<{ files: readonly { path: string; size: number }[] }, undefined> = {
  name: 'document-sizes',
  make: ({ files }) => ({
    files: new Map([[SIZES_PATH, JSON.stringify(documentsByModel(files))]]),
    value: undefined,
  }),
}
