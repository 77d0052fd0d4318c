/** What the database, the text message and the form are told. */
import type { Params } from '../recipe.ts'

export const YES = { fr: 'Oui, je serai là', en: 'Yes, I shall be there' }
export const NO = { fr: 'Non, ce jour ne convient plus', en: 'No, that day no longer suits' }
const WHEN =
  "DateTime.fromISO(new Date($('write').first().json.starts_at).toISOString()).setZone($now.zoneName)"
export const FR_WHEN = `${WHEN}.setLocale('fr').toFormat("cccc d LLLL 'à' HH:mm")`
export const EN_WHEN = `${WHEN}.setLocale('en-GB').toFormat("cccc d LLLL 'at' HH:mm")`
export const ANSWER = "$('reply').first().json"
/** A stranger’s words, which must not call anybody in Slack. */
export const WORDS = `String(${ANSWER}.words ?? '').replace(/[<>]/g, ' ').trim()`
/** The database node keeps its reason beside the error. */
export const CAUSE = '$json.error?.message ?? $json.message ?? $json.error'
export const SAID = {
  fr: `(${ANSWER}.here === '${YES.fr}' ? 'yes' : 'no')`,
  en: `(${ANSWER}.here === '${YES.en}' ? 'yes' : 'no')`,
}

/** From tomorrow until the end of the next weekday; on Fridays that includes Monday. */
export const query = (condition: string): Params => ({
  operation: 'executeQuery',
  query: `SELECT visit_key, name, phone, starts_at FROM visits WHERE starts_at >= $1 AND starts_at < $2 AND cancelled_at IS NULL AND ${condition} ORDER BY starts_at`,
  options: {
    queryReplacement:
      "={{ [$now.startOf('day').plus({ days: 1 }).toISO(), $now.startOf('day').plus({ days: $now.weekday === 5 ? 4 : 2 }).toISO()] }}",
  },
})

/** Opened by the link in the text message, which carries the visit’s key. */
export const PAGE: Params = {
  formTitle: { fr: 'Le passage du technicien', en: 'The technician’s visit' },
  formFields: {
    values: [
      { fieldType: 'hiddenField', fieldName: 'visit' },
      {
        fieldLabel: { fr: 'Serez-vous là ?', en: 'Will you be there?' },
        fieldName: 'here',
        fieldType: 'radio',
        fieldOptions: { values: [{ option: YES }, { option: NO }] },
        requiredField: true,
      },
      {
        fieldLabel: {
          fr: 'Un code, un étage, un autre jour…',
          en: 'A code, a floor, another day…',
        },
        fieldName: 'words',
        fieldType: 'textarea',
      },
    ],
  },
  options: { appendAttribution: false, path: { fr: 'passage', en: 'visit' } },
}

export const WRITE: Params = {
  operation: 'executeQuery',
  query:
    'UPDATE visits v SET answer = $2, answer_words = $3, answered_at = now() FROM (SELECT visit_key, answer AS before FROM visits WHERE visit_key::text = $1 FOR UPDATE) o WHERE v.visit_key = o.visit_key AND v.starts_at > now() AND v.cancelled_at IS NULL RETURNING v.visit_key, v.name, v.phone, v.starts_at, o.before',
  options: {
    queryReplacement: {
      fr: `={{ [String(${ANSWER}.visit ?? ''), ${SAID.fr}, String(${ANSWER}.words ?? '').trim().slice(0, 500)] }}`,
      en: `={{ [String(${ANSWER}.visit ?? ''), ${SAID.en}, String(${ANSWER}.words ?? '').trim().slice(0, 500)] }}`,
    },
  },
}
