/**
 * A yes or no asked for by mail. The link opens a form: n8n's approval buttons act as soon as somebody follows them,
 * and programs that check mails follow links too.
 */
import type { Bilingual } from '../nodes/fact.ts'
import type { Params } from '../recipes/recipe.ts'
import { all, isTrue, text } from './conditions.ts'
import { answeredWithin } from './patience.ts'

type Text = string | Bilingual<string>

export const YES: Bilingual<string> = { fr: 'Oui', en: 'Yes' }
export const NO: Bilingual<string> = { fr: 'Non', en: 'No' }

/**
 * What « send and wait » takes beside its message.
 * @param question without apostrophes, where `agreed` looks for the answer below it
 * @param more other fields of the page
 */
export const yesOrNo = (question: Bilingual<string>, more: readonly Params[] = []): Params => ({
  responseType: 'customForm',
  defineForm: 'fields',
  formFields: {
    values: [
      {
        fieldLabel: question,
        fieldType: 'dropdown',
        fieldOptions: { values: [{ option: YES }, { option: NO }] },
        requiredField: true,
      },
      ...more,
    ],
  },
})

/** The answer stands under the question, in whatever words; no answer in time is no yes. */
export const saidYes = isTrue({
  fr: `={{ Object.values($json.data ?? {}).includes('${YES.fr}') }}`,
  en: `={{ Object.values($json.data ?? {}).includes('${YES.en}') }}`,
})

/** By the node that sends mail over SMTP. */
export const askedByMail = (
  { from, to }: { readonly from: string; readonly to: string },
  subject: Text,
  message: Text,
  question: Bilingual<string>,
  [amount, unit]: readonly [number | string, 'hours' | 'days'],
  more: readonly Params[] = [],
): Params => ({
  operation: 'sendAndWait',
  fromEmail: from,
  toEmail: to,
  subject,
  message,
  ...yesOrNo(question, more),
  options: answeredWithin(amount, unit),
})

/** For « if »: whether the answer to that question is yes, where the page asks for more. */
export const agreed = ({ fr, en }: Bilingual<string>): Params =>
  all(text(`={{ $json.data?.['${fr}'] ?? $json.data?.['${en}'] ?? '' }}`, 'regex', '^(Oui|Yes)$'))
