import { useWords } from '../../src/base/i18n/words.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Lamp } from '../../src/web/ui/lamp.tsx'
import { ScrollRegion, shadedClass } from '../../src/web/ui/scroll-region.tsx'
import { SectionHead } from '../../src/web/ui/section-head.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { CLOSES, formatHours, NOW, roomNow } from './bookings.ts'
import styles from './door-panels.module.css'
import type { Room } from './room-days.tsx'

/** Rooms of the drawing in the three states of a panel. */
const SHOWN = ['creek', 'pines', 'coast']
/** A room in use is a filled lamp, a free one a ring. */
const LAMPS = { busy: 'on', free: 'idle', next: 'pending' } as const
/** A free room is shown as booked next within this time, in hours. */
const SOON = 0.5

/** The panels beside three doors at the time of the drawing; the beam above each shows its state. */
export function DoorPanels({ rooms }: { rooms: readonly Room[] }) {
  const t = useWords()
  return (
    <Section space="none" ruled>
      <Bays>
        <SectionHead heading={t('meeting-reservation-system:panels.heading')}>
          <p>{t('meeting-reservation-system:panels.lead')}</p>
        </SectionHead>
        <Bay at="b24" flush>
          <ScrollRegion label={t('meeting-reservation-system:panels.heading')} className={shadedClass}>
            <ul className={styles.panels}>
              {rooms
                .filter(({ id }) => SHOWN.includes(id))
                .map((room) => (
                  <li key={room.id}>
                    <DoorPanel room={room} />
                  </li>
                ))}
            </ul>
          </ScrollRegion>
        </Bay>
      </Bays>
    </Section>
  )
}

function DoorPanel({ room: { id, label } }: { room: Room }) {
  const t = useWords()
  const { bookedUntil, bookedFrom = CLOSES } = roomNow(id)
  const state = bookedUntil !== undefined ? 'busy' : bookedFrom - NOW <= SOON ? 'next' : 'free'
  const time = bookedUntil ?? bookedFrom
  const minutes = Math.round((time - NOW) * 60)
  return (
    <article className={styles.panel} data-tone="ground" data-state={state}>
      <p>
        <Lamp state={LAMPS[state]}>{t(`meeting-reservation-system:panels.${state}.state`)}</Lamp>
      </p>
      <h3>{label}</h3>
      <p className={styles.time}>{formatHours(time)}</p>
      <p className={styles.says}>{t(`meeting-reservation-system:panels.${state}.says`, { minutes })}</p>
      <p className={styles.action}>{t(`meeting-reservation-system:panels.${state}.action`)}</p>
    </article>
  )
}
