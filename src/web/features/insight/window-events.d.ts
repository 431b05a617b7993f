/** Events of the site itself. */
interface WindowEventMap {
  /** A search found nothing. An event, so that the search does not load the code that counts it. */
  unfound: CustomEvent<string>
}
