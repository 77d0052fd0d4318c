import { lazy, startTransition, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { Heading } from '#ui/heading'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWordsOf } from '../../../i18n/use-words.ts'
import type { Language } from '../../../routes/language.ts'
import type { RoiData } from '../../../routes/roi.ts'
import { scripted } from '../../parts/scripted.css.ts'
import { roiLines, verdictOf } from './lines.ts'
import { LeftOut, Sources } from './sources.tsx'
import { useRoi } from './use-roi.ts'
import { WORDS } from './words.ts'

/** The fields are many and do nothing in a document: they come when asked for. */
const Form = lazy(() => import('./form.tsx'))

interface RoiProps {
  readonly data: RoiData
  readonly language: Language
}

/** [2.3.74] What a project gives back, line by line. Without scripts the worked example stands. */
export function Roi({ data, language }: RoiProps): ReactElement {
  const words = useWordsOf(WORDS)
  const form = useRoi(data.measured, language)
  const { inputs, roi } = form
  const [open, setOpen] = useState(false)
  const faulty = Object.keys(form.faults).length
  return (
    <Stack gap={6}>
      {open ? (
        <Form form={form} data={data} language={language} />
      ) : (
        <p>
          {/* It stands until they are there. */}
          <Button
            variant="solid"
            className={scripted}
            onClick={() => startTransition(() => setOpen(true))}
          >
            {words.open}
          </Button>
        </p>
      )}
      <Text as="div" strong>
        <output>{faulty > 0 ? words.verdict.stopped(faulty) : verdictOf(roi, language)}</output>
      </Text>
      <Stack gap={5}>
        <Heading level={3} size="t2">
          {words.table}
        </Heading>
        <Facts
          layout="grid"
          facts={roiLines(inputs, roi, language).map(({ key, operation, result }) => ({
            term: words.lines[key],
            value: operation === '' ? result : `${operation} = ${result}`,
          }))}
        />
        <Text tone="muted" size="s">
          {words.caption}
        </Text>
      </Stack>
      <Sources data={data} language={language} />
      <LeftOut />
    </Stack>
  )
}
