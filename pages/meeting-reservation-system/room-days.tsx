import type { MeetingRoom } from '../../src/artwork/plans/meeting-drawing.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import text from '../../src/web/ui/text.module.css'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import { BOOKINGS, CLOSES, formatHours, NOW, OPENS, shareOfDay } from './bookings.ts'
import styles from './room-days.module.css'

export type Room = Pick<MeetingRoom, 'id' | 'label' | 'seats'>

/** Hours: a mark of the axis this close to the current time has no room for its label. */
const CLOSE = 0.75
const HOURS = Array.from({ length: (CLOSES - OPENS) / 2 + 1 }, (_, index) => OPENS + index * 2)

/** The day of each room as a bar of bookings, with a marker for the current time. */
export function RoomDays({ rooms }: { rooms: readonly Room[] }) {
  const t = useWords()
  return (
    <Section space="none">
      <Bays spaced className={styles.heading}>
        <Bay as="h2" at="b12">
          {t('meeting-reservation-system:days.heading')}
        </Bay>
        <Bay as="p" at="b34" className={text.lead}>
          {t('meeting-reservation-system:days.lead')}
        </Bay>
      </Bays>
      <div className={styles.days} role="group" aria-label={t('meeting-reservation-system:days.label')}>
        <ol className={styles.hours} aria-hidden="true">
          {HOURS.map((hour) => (
            <li key={hour} style={{ left: `${shareOfDay(hour)}%` }}>
              {Math.abs(hour - NOW) > CLOSE && <span>{formatHours(hour)}</span>}
            </li>
          ))}
        </ol>
        {rooms.map((room) => (
          <RoomDay key={room.id} room={room} />
        ))}
        <p className={styles.now}>
          <i style={{ left: `${shareOfDay(NOW)}%` }} />
          <b style={{ left: `${shareOfDay(NOW)}%` }}>{formatHours(NOW)}</b>
        </p>
      </div>
    </Section>
  )
}

function RoomDay({ room: { id, label, seats } }: { room: Room }) {
  const t = useWords()
  return (
    <div className={styles.day}>
      <h3>
        {label} <small>{t('meeting-reservation-system:days.seats', { count: seats })}</small>
      </h3>
      <ul>
        {BOOKINGS[id]?.map(([from, until]) => {
          const isNow = from <= NOW && NOW < until
          const width = shareOfDay(until) - shareOfDay(from)
          return (
            <li key={from} data-now={isNow || undefined} style={{ left: `${shareOfDay(from)}%`, width: `${width}%` }}>
              <VisuallyHidden>
                {formatHours(from)}–{formatHours(until)} {isNow && t('meeting-reservation-system:days.inUse')}
              </VisuallyHidden>
              <b aria-hidden="true">{formatHours(from)}</b>
              <span aria-hidden="true">–{formatHours(until)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
