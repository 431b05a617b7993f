import project from '../../package.json' with { type: 'json' }

/** The line of package.json that names the folder behind `#vendor/*` in imports. */
const SETTING = '#vendor/*'
/** The environment variable that names another folder for one command: `VENDOR_DIR=src/acme npm run build`. */
const VARIABLE = 'VENDOR_DIR'

/** Folder of the vendor, relative to the project. */
export const VENDOR_FOLDER: string = readVendorFolder(project.imports[SETTING], process.env[VARIABLE])

/** Folder of the vendor's records, texts and photographs, relative to the project. */
export const CONTENT_FOLDER = `${VENDOR_FOLDER}/content`

/** Folder of the vendor's files that are served as they are: logo, icons, films, relative to the project. */
export const PUBLIC_FOLDER = `${VENDOR_FOLDER}/public`

/**
 * Returns the folder of the environment variable, or else of the line in package.json. Throws an error with a readable
 * message if it is not a folder of the project.
 */
export function readVendorFolder(target: unknown, chosen?: string): string {
  const named = chosen ? `./${chosen.replace(/^\.\//, '').replace(/\/+$/, '')}/*` : target
  const folder = typeof named === 'string' ? /^\.\/((?:[\w-][\w.-]*\/)+)\*$/.exec(named)?.[1] : undefined
  if (folder) return folder.slice(0, -1)
  const [place, found, example] = chosen
    ? [VARIABLE, chosen, 'src/acme']
    : [`package.json: imports: ${SETTING}`, JSON.stringify(target) ?? 'nothing', './src/acme/*']
  throw new Error(`${place}: found ${found}, expected a folder of the project such as ${example}`)
}
