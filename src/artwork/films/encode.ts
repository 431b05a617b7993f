import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '../../content/catalogue.ts'
import { FILM_SIZE } from '../../content/film-files.ts'
import { rasterise, renderPixels } from '../documents/rasterise.ts'
import { drawFrame, type Film } from './film.ts'

const FRAMES_A_SECOND = 24
const { width, height } = FILM_SIZE

/** Nothing of the encoder or of the moment stands in a file. */
const PLAIN = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-an']
/** Any browser's, and begins to play before it is loaded. */
const MP4 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '25', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
/** Smaller, where a browser plays it. */
const WEBM = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '0', '-threads', '1', '-pix_fmt', 'yuv420p']

/** Draws every picture of a film, and writes the film as MP4 and WebM and its poster into a folder. It needs ffmpeg. */
export async function encodeFilm(slug: string, film: Film, catalogue: Catalogue, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = (ending: string) => join(folder, `${slug}.${ending}`)
  await rasterise(drawFrame(film, film.poster, catalogue), width)
    .webp({ quality: 82 })
    .toFile(path('webp'))
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(FRAMES_A_SECOND)]
  const outputs = [...PLAIN, ...MP4, path('mp4'), ...PLAIN, ...WEBM, path('webm')]
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-i', 'pipe:0', ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    ffmpeg.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error('ffmpeg is not installed: apt-get install ffmpeg') : error),
    )
    ffmpeg.once('close', resolve)
  })
  // An encoder that ends early says why itself.
  ffmpeg.stdin.on('error', () => {})
  const frames = Math.round(film.seconds * FRAMES_A_SECOND)
  const drawn = (async () => {
    for (let frame = 0; frame < frames && ffmpeg.stdin.writable; frame++) {
      const { pixels } = renderPixels(drawFrame(film, frame / FRAMES_A_SECOND, catalogue), width)
      if (!ffmpeg.stdin.write(pixels)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended])
    }
    ffmpeg.stdin.end()
  })()
  const [code] = await Promise.all([ended, drawn])
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} while it wrote ${slug}`)
}
