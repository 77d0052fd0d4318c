/** What a customer may be told of one repair. */
import { inBoth } from '../../fragments/code.ts'

/** One sheet whose telephone ends so; anything else gives nothing away. */
export const STATE = inBoth(
  ({
    promised,
    late,
    down,
    other,
  }) => String.raw`const { ref, digits, stages, ready, phone } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const failed = rows.find(({ id, error, message }) => !id && (error || message))
if (failed) return [{ json: { state: 'down', cause: String(failed.error?.message ?? failed.message ?? failed.error), words: '${down}' + phone + '.' } }]
const found = rows.filter((row) => row.id && String(row.Ref ?? '').toUpperCase() === ref)
const one = found.length === 1 ? found[0] : undefined
if (!one || String(one.Phone ?? '').replace(/[^0-9]/g, '').slice(-4) !== digits) return [{ json: { state: 'unknown' } }]
const day = one.Promised ? DateTime.fromISO(String(one.Promised).slice(0, 10)) : undefined
const shown = day?.isValid ? day.toFormat('dd/MM/yyyy') : ''
const words = stages[String(one.Stage ?? '').trim()] ?? '${other}'
if (one.Stage === ready) return [{ json: { state: 'found', promised: shown, words } }]
if (shown && one.Promised.slice(0, 10) < $now.toISODate()) return [{ json: { state: 'late', promised: shown, words: words + ' ' + '${late}' + shown + '.' } }]
return [{ json: { state: 'found', promised: shown, words: shown ? words + ' ' + '${promised}' + shown + '.' : words } }]`,
  {
    fr: {
      promised: 'Jour prévu : ',
      late: 'Nous avons du retard, pardon : le jour prévu était le ',
      down: 'Nos fiches sont hors d’atteinte pour le moment. Appelez le ',
      other: 'Votre dossier est bien chez nous.',
    },
    en: {
      promised: 'Day planned: ',
      late: 'We are late, and sorry: the day planned was ',
      down: 'Our sheets are out of reach for now. Ring ',
      other: 'Your case is with us.',
    },
  },
)
