import { Icon } from '../ui/icon.tsx'
import type { Picture } from '../ui/stand.tsx'
import styles from './video-card.module.css'

type VideoCardProps = {
  title: string
  /** Page of the video, on another site. */
  url: string
  /** Text that says that it is a video, and on which site it opens. */
  hint: string
  /** A device beside the text. */
  picture?: Picture | undefined
}

/** A video as an external link, on an inverted background. No resource of the video site is loaded. */
export function VideoCard({ title, url, hint, picture }: VideoCardProps) {
  return (
    <a className={styles.card} href={url} rel="noopener" data-tone="ground" data-plain>
      <span className={styles.play} aria-hidden="true">
        <Icon name="play" />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span>
          {hint}
          <Icon name="external" />
        </span>
      </span>
      {picture && (
        <img
          className={styles.picture}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      )}
    </a>
  )
}
