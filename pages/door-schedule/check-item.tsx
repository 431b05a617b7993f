import type { Remedy } from '../../src/web/features/door-schedule/check.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { type CheckGroup, keyOfCheck } from './group-checks.ts'
import { describeCheck, nameDoor, describeRemedy } from './describe-check.ts'
import { showDoor } from './show-door.ts'
import { useParts } from './use-parts.ts'

type CheckItemProps = {
  group: CheckGroup
  /** Called before the button goes with its fault. */
  onRemedy: (remedy: Remedy, button: HTMLElement) => void
  /** Whether the door that a sentence begins with leads there. */
  isLinked?: boolean
}

/** The sentences of checks that one remedy settles, and its button. */
export function CheckItem({ group: { remedy, checks }, onRemedy, isLinked = false }: CheckItemProps) {
  const t = useWords()
  const locale = useLocale()
  const parts = useParts()
  return (
    <li>
      <div>
        {checks.map((check, at) => {
          const { door, isReminder } = check
          const sentence = describeCheck(check, parts, t, locale)
          const where = isLinked && door ? nameDoor(door, t) : ''
          const isFirst = where !== '' && sentence.startsWith(where)
          return (
            <p key={keyOfCheck(check, at)} data-reminder={isReminder}>
              <Icon name={isReminder ? 'unplugged' : 'error'} />
              <span>
                {isFirst && door && (
                  <a
                    href="#doors-heading"
                    onClick={(event) => {
                      if (showDoor(door.id)) event.preventDefault()
                    }}
                  >
                    {where}
                  </a>
                )}
                {isFirst ? sentence.slice(where.length) : sentence}
              </span>
            </p>
          )
        })}
      </div>
      {remedy && (
        <Button variant="secondary" size="small" onClick={({ currentTarget }) => onRemedy(remedy, currentTarget)}>
          {describeRemedy(remedy, parts, t)}
        </Button>
      )}
    </li>
  )
}
