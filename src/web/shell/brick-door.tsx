import styles from './error-screen.module.css'

/** The picture of the error page: an open door, the status code on its leaf, bricks behind it. */
export function BrickDoor({ code, label }: { code: number; label: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 696 520" role="img" aria-label={label}>
      <pattern id="bricks" width="56" height="36" patternUnits="userSpaceOnUse">
        <path className={styles.joint} d="M0 .5h56M0 18.5h56M.5 0v18m28 0v18" />
      </pattern>
      <path className={styles.line} d="M0 468h696" />
      <path className={styles.floor} d="M0 469h696v51H0z" />
      <path className={styles.wall} d="M232 84h232v384H232z" />
      <path fill="url(#bricks)" d="M232 84h232v384H232z" />
      <path className={styles.shade} d="M232 84h232v26H258v358h-26z" />
      <path className={styles.line} d="M226 468V78h244v390" />
      <path className={styles.beam} d="M204 62h288v16H204z" />
      <path className={styles.leaf} d="M232 84 96 112v388l136-32z" />
      <path className={styles.plate} d="M110 296h5v48h-5zM150 150l52-10v34l-52 8z" />
      <text transform="matrix(1 -.17 0 1 157 175)" className={styles.number}>
        {code}
      </text>
    </svg>
  )
}
