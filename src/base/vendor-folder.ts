import project from '../../package.json' with { type: 'json' }

/** The setting, a line of package.json: the folder behind `#vendor/*` in imports. */
const SETTING = '#vendor/*'

/** Folder of the vendor, relative to the project. */
export const VENDOR_FOLDER: string = readVendorFolder(project.imports[SETTING])

/** Folder of the vendor's records, texts and photographs, relative to the project. */
export const CONTENT_FOLDER = `${VENDOR_FOLDER}/content`

/** Returns the folder that the setting names. Throws an error with a readable message if it is not a folder of the project. */
export function readVendorFolder(target: unknown): string {
  const folder = typeof target === 'string' ? /^\.\/((?:[\w-][\w.-]*\/)+)\*$/.exec(target)?.[1] : undefined
  if (folder) return folder.slice(0, -1)
  const found = JSON.stringify(target) ?? 'nothing'
  throw new Error(
    `package.json: imports: ${SETTING}: found ${found}, expected a folder of the project such as ./src/acme/*`,
  )
}
