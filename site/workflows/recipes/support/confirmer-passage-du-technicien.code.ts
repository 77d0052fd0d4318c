/** Who gets a text message about tomorrow's visit, who has to be rung up, and what the planner reads. */
import { inBoth } from '../../fragments/code.ts'

/** Mobile numbers of metropolitan France take a text message; the others are left to a voice. */
export const VISITS = inBoth(
  ({
    locale,
    day,
    hour,
    clock,
    said,
  }) => String.raw`const { company, form, window } = $('settings').first().json
return $input.all().map(({ json }) => json).filter(({ visit_key }) => visit_key).map(({ visit_key, name, phone, starts_at }) => {
  const begins = DateTime.fromISO(new Date(starts_at).toISOString()).setZone($now.zoneName)
  const digits = String(phone ?? '').replace(/[^+\d]/g, '').replace(/^(\+33|0033|33(?=\d{9}$))0?/, '0')
  const mobile = /^0[67]\d{8}$/.test(digits) ? '+33' + digits.slice(1) : ''
  const when = begins.setLocale('${locale}').toFormat(${day}) + '${hour}'.replace('#', begins.toFormat("${clock}")).replace('~', begins.plus({ hours: window }).toFormat("${clock}"))
  return { json: { visit_key, name, phone: String(phone ?? '?'), mobile, when, text: company + '${said}'.replace('#', when) + form + '?visit=' + visit_key } }
})`,
  {
    fr: {
      locale: 'fr',
      day: "'cccc d LLLL'",
      hour: ' entre # et ~',
      clock: "H 'h' mm",
      said: ' : passage du technicien #. Serez-vous là ? Répondez ici : ',
    },
    en: {
      locale: 'en-GB',
      day: "'cccc d LLLL'",
      hour: ' between # and ~',
      clock: 'HH:mm',
      said: ': technician’s visit #. Will you be there? Answer here: ',
    },
  },
)

/** A list to ring through, one line a visit. */
export const LIST = inBoth(
  ({
    title,
    locale,
    day,
  }) => `const lines = $input.all().map(({ json }) => json).filter(({ name }) => name)
  .map(({ name, phone, when, starts_at }) => '• ' + name + ', ' + phone + ', ' + (when ?? DateTime.fromISO(new Date(starts_at).toISOString()).setZone($now.zoneName).setLocale('${locale}').toFormat("${day}")))
return lines.length > 0 ? [{ json: { text: ['${title}', ...lines].join('\\n') } }] : []`,
  {
    fr: { title: 'À appeler pour confirmer :', locale: 'fr', day: "cccc d LLLL 'à' HH:mm" },
    en: { title: 'To be rung up to confirm:', locale: 'en-GB', day: "cccc d LLLL 'at' HH:mm" },
  },
)
