/** A yes asked by email and given on a page of its own: neither a scanner of links nor silence gives it. */
import type { Bilingual } from '../nodes/fact.ts'
import type { Params } from '../recipes/recipe.ts'
import { all, text } from './conditions.ts'
import { answeredWithin } from './patience.ts'

type Text = string | Bilingual<string>

/**
 * @param label what the yes is about, without apostrophes: the answer comes back under it
 * @param more other fields of the page
 */
export const askedByMail = (
  { from, to }: { readonly from: string; readonly to: string },
  subject: Text,
  message: Text,
  label: Bilingual<string>,
  [amount, unit]: readonly [number | string, 'hours' | 'days'],
  more: readonly Params[] = [],
): Params => ({
  operation: 'sendAndWait',
  fromEmail: from,
  toEmail: to,
  subject,
  message,
  responseType: 'customForm',
  defineForm: 'fields',
  formFields: {
    values: [
      {
        fieldLabel: label,
        fieldType: 'dropdown',
        fieldOptions: {
          values: [{ option: { fr: 'Oui', en: 'Yes' } }, { option: { fr: 'Non', en: 'No' } }],
        },
        requiredField: true,
      },
      ...more,
    ],
  },
  options: answeredWithin(amount, unit),
})

/** For « if »: whether the answer to that question is yes. */
export const agreed = ({ fr, en }: Bilingual<string>): Params =>
  all(text(`={{ $json.data?.['${fr}'] ?? $json.data?.['${en}'] ?? '' }}`, 'regex', '^(Oui|Yes)$'))
