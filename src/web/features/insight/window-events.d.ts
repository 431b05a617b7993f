/** Events of the site itself. */
interface WindowEventMap {
  /** A search found nothing. An event, so that whoever searches does not load what counts it. */
  unfound: CustomEvent<string>
}
