import type { InLocale } from '../i18n/localised.ts'
import type { Video } from '../catalogue/schema/media.ts'
import { SITE } from '../site.ts'

/** Returns the JSON-LD of a video; `thumbnail` is the path of a picture of this site. */
export function videoObject(video: InLocale<Video>, description: string, thumbnail: string): object {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description,
    thumbnailUrl: SITE.origin + thumbnail,
    uploadDate: `${video.uploadedOn}T00:00:00+08:00`,
    duration: `PT${Math.floor(video.duration / 60)}M${video.duration % 60}S`,
    url: video.url,
  }
}
