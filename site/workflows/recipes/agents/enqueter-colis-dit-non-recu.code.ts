/** Facts of the parcels, for and against, each with the column it stands in; no opinion. */
import { inBoth } from '../../fragments/code.ts'

export const NOTE = inBoth(
  (
    words,
  ) => String.raw`const { order = '', questions = [] } = $('inquire').first().json.output ?? {}
const rows = $input.all().map(({ json }) => json)
const parcels = rows.filter((one) => one.number && one.tracking)
const silent = !$('inquire').first().json.output
const down = rows.find((one) => one.error || (one.message && !one.number))
if (silent || down || !parcels.length) return [{ json: { facts: 0, note: silent ? '${words.silent}' : down ? '${words.down}' : order ? '${words.unsent}' : '${words.unknown}' } }]
// ${words.share}
const SHARE = 0.1
const lines = parcels.flatMap((one) => {
  const packed = Number(one.packed_g), expected = Number(one.expected_g)
  const gap = packed > 0 && expected > 0 ? (packed - expected) / expected : null
  return [
    one.carrier + ' ' + one.tracking + '${words.colon}' + (one.delivered_at ? '${words.delivered}' + one.delivered_at + ', ' + (one.handover || '${words.unsaid}') : '${words.moving}') + '.',
    one.delivered_at ? (one.proof_url ? '${words.proof}' + one.proof_url : '${words.noProof}') : '',
    gap === null ? '${words.noWeight}' : '${words.weight}' + packed + ' g${words.expected}' + expected + ' g' + (gap < -SHARE ? '${words.light}' : '${words.usual}'),
    Number(one.stages) ? '${words.stages}' + one.stages + '.' : '${words.noStage}',
    one.delivered_at && Number(one.alike) ? '${words.alike}' + one.alike + '.' : '',
  ].filter(Boolean).map((text) => '- ' + text)
})
const put = questions.map((one) => String(one).replace(/\s+/g, ' ').trim().slice(0, 200)).filter(Boolean).slice(0, 3)
return [{ json: { facts: lines.length, note: '${words.title}' + parcels[0].number + '${words.parcels}' + parcels.length + '\n' + lines.join('\n') + (put.length ? '\n\n${words.ask}\n' + put.map((one) => '- ' + one).join('\n') : '') + '\n\n${words.end}' } }]`,
  {
    fr: {
      silent: 'Enquête non faite : le modèle n’a pas répondu. Cherchez la commande à la main.',
      down: 'Enquête non faite : la base ne répond pas. Cherchez la commande à la main.',
      unsent:
        'Aucun colis enregistré à cette adresse pour la commande reconnue : est-elle partie ?',
      unknown:
        'Commande non reconnue parmi celles de cette adresse. Demandez son numéro au client.',
      share: 'Dix pour cent sous le poids attendu : un article peut manquer.',
      colon: ' : ',
      delivered: 'remis le ',
      unsaid: 'remise non précisée',
      moving: 'pas encore remis selon le transporteur',
      proof: 'Preuve de remise : ',
      noProof: 'Aucune preuve de remise enregistrée.',
      noWeight: 'Pesée manquante au départ.',
      weight: 'Pesé ',
      expected: ', attendu ',
      light: ' : trop léger, un article a pu manquer à l’emballage.',
      usual: ' : poids attendu.',
      stages: 'Étapes enregistrées : ',
      noStage: 'Aucune étape enregistrée.',
      alike:
        'Autres colis remis de la même façon dans ce code postal à sept jours près, même transporteur : ',
      title: 'Commande ',
      parcels: ', colis : ',
      ask: 'À demander :',
      end: 'Faits relevés en base, sans conclusion. À vous de décider.',
    },
    en: {
      silent: 'Inquiry not made: the model did not answer. Look for the order by hand.',
      down: 'Inquiry not made: the database does not answer. Look for the order by hand.',
      unsent: 'No parcel recorded at this address for the order recognised: has it left?',
      unknown: 'Order not recognised among those of this address. Ask the customer for its number.',
      share: 'Ten per cent below the weight expected: an article may be missing.',
      colon: ': ',
      delivered: 'handed over on ',
      unsaid: 'handover not described',
      moving: 'not yet handed over by the carrier’s account',
      proof: 'Proof of handover: ',
      noProof: 'No proof of handover recorded.',
      noWeight: 'No weight taken at departure.',
      weight: 'Weighed ',
      expected: ', expected ',
      light: ': too light, an article may have been left out.',
      usual: ': as expected.',
      stages: 'Stages recorded: ',
      noStage: 'No stage recorded.',
      alike:
        'Other parcels handed over the same way in this postcode within seven days, same carrier: ',
      title: 'Order ',
      parcels: ', parcels: ',
      ask: 'To ask:',
      end: 'Facts from the database, without a conclusion. The decision is yours.',
    },
  },
)
