import { columns } from '../../fragments/columns.ts'
import { allItems, eachItem, inBoth } from '../../fragments/code.ts'
import { all, amount, isTrue, text, cases } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reperer-clients-fermes-ou-demenages.examples.ts'

/** SIREN numbers carry a check digit (Luhn's), which finds most typing errors without asking anybody. */
const shape = (wrong: string) => `const isSiren = (text) => {
  if (!/^\\d{9}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
return $input.all().map(({ json }, at) => {
  const siren = String(json.siren ?? '').replace(/\\D/g, '').slice(0, 9)
  const good = isSiren(siren)
  const line = good ? '' : json.name + '${wrong}' + (json.siren ?? '')
  return { json: { id: json.id, name: json.name, siren, postcode: String(json.postcode ?? ''), good, line }, pairedItem: at }
})`

/** The register finds by words: only a result with the very number counts. */
const judge = (say: {
  readonly closed: string
  readonly moved: string
  readonly missing: string
}) => `const ours = $('good').item.json
const { id, name, siren, postcode } = ours
const told = (kind, line, address) => ({ json: { id, name, siren, kind, line, address } })
if ($json.error !== undefined || !Array.isArray($json.results)) return told('unasked', '', '')
const found = $json.results.find((one) => one.siren === siren)
if (!found) return told('missing', name + '${say.missing}' + siren, '')
const address = (found.siege || {}).adresse || ''
if (found.etat_administratif === 'C') return told('closed', name + '${say.closed}' + (found.date_fermeture || '?'), address)
const there = (found.siege || {}).code_postal || ''
if (there !== '' && there !== postcode) return told('moved', name + '${say.moved}' + address, address)
return told('same', '', address)`

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Repérer au registre les clients fermés ou déménagés',
    problem:
      'Le catalogue part chez 900 entreprises. Soixante plis reviennent, et parmi les « clients fidèles » du tableau, un restaurant est fermé depuis deux ans : sa remise court toujours.',
    outcome:
      'Chaque mois, le SIREN de chaque client est cherché dans l’annuaire public des entreprises. Un courriel donne les fermetures, les sièges déplacés, les numéros impossibles ; l’adresse officielle attend à côté de la vôtre.',
    avoid:
      'L’annuaire ne connaît que la France et le siège : un client livré ailleurs paraîtra déménagé. Pour savoir qui va mal payer, c’est un autre service, payant.',
    approval:
      'Aucune fiche n’est fermée ni réécrite. Une fermeture devient une carte Trello : quelqu’un appelle, puis décide de la remise, de l’encours et de la fiche.',
    failure:
      'Un client que l’annuaire n’a pas pu vérifier est compté dans le courriel, jamais supposé ouvert. Airtable muet : un courriel dit que le mois n’a pas été contrôlé.',
  },
  en: {
    title: 'Find clients who closed or moved in the public register',
    problem:
      'The catalogue goes to 900 French companies. Sixty envelopes come back, and among the “loyal clients” of your table a restaurant closed two years ago: its discount still runs.',
    outcome:
      'Each month every client’s SIREN is looked up in France’s open company register. One email lists closures, moved head offices and impossible numbers; the official address waits beside yours.',
    avoid:
      'The register knows France and head offices only, so a client delivered elsewhere looks as if moved. Telling who will pay late is another service, and a paid one.',
    approval:
      'No record is closed or rewritten. A closure becomes a Trello card: somebody calls, then decides on discount, credit and record.',
    failure:
      'A client that could not be checked is counted in the email, never taken for open. If Airtable is silent, an email says that this month went unchecked.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 5 du mois', en: 'On the 5th' },
      why: {
        fr: 'L’annuaire suit les déclarations avec quelques semaines de retard.',
        en: 'The register trails declarations by a few weeks.',
      },
      with: at('0 6 5 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos tableaux', en: 'Your tables' },
      why: {
        fr: 'Colonnes attendues : name, siren, postcode, official_address.',
        en: 'Columns expected: name, siren, postcode, official_address.',
      },
      with: fields({
        base: { fr: 'identifiant de la base', en: 'id of the base' },
        table: { fr: 'identifiant de la table', en: 'id of the table' },
        list: { fr: 'identifiant de la liste Trello', en: 'id of the Trello list' },
        to: 'adv@votre-entreprise.example',
      }),
    },
    clients: {
      use: 'airtable',
      name: { fr: 'Lire les clients', en: 'Read the clients' },
      why: {
        fr: 'Les fiches sans SIREN sont des particuliers ou des étrangers : laissées.',
        en: 'Records without a SIREN are private or foreign, and left alone.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byId("={{ $('settings').first().json.table }}"),
        filterByFormula: "NOT({siren} = '')",
        returnAll: true,
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    shape: {
      use: 'code',
      name: { fr: 'Vérifier la clé', en: 'Test the check digit' },
      why: {
        fr: 'Une faute de frappe se voit par calcul, sans interroger personne.',
        en: 'A typing error shows by arithmetic, with nobody asked.',
      },
      with: allItems(inBoth(shape, { fr: ' : SIREN impossible, ', en: ': impossible SIREN, ' })),
    },
    good: {
      use: 'if',
      name: { fr: 'Numéro possible ?', en: 'Possible number?' },
      why: {
        fr: 'Chercher un faux numéro ramènerait une autre entreprise.',
        en: 'Looking up a wrong number would bring back another company.',
      },
      with: all(isTrue('={{ $json.good }}')),
    },
    ask: {
      use: 'httpRequest',
      name: { fr: 'Interroger l’annuaire', en: 'Ask the register' },
      why: {
        fr: 'Trois demandes par seconde : l’annuaire est gratuit, et bloque les pressés.',
        en: 'Three requests a second: the register is free, and blocks the hasty.',
      },
      with: {
        url: 'https://recherche-entreprises.api.gouv.fr/search',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            { name: 'q', value: '={{ $json.siren }}' },
            { name: 'per_page', value: '5' },
          ],
        },
        options: { timeout: 10_000, batching: { batch: { batchSize: 3, batchInterval: 1000 } } },
      },
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer à la fiche', en: 'Compare with the record' },
      why: {
        fr: 'L’état et le code postal suffisent ; une adresse s’écrit de dix façons.',
        en: 'State and postcode suffice; an address is written in ten ways.',
      },
      with: eachItem(
        inBoth(judge, {
          fr: {
            closed: ' : fermée le ',
            moved: ' : siège déplacé, ',
            missing: ' : inconnue de l’annuaire, ',
          },
          en: {
            closed: ': closed on ',
            moved: ': head office moved, ',
            missing: ': unknown to the register, ',
          },
        }),
      ),
    },
    lines: {
      use: 'merge',
      name: { fr: 'Réunir les constats', en: 'Bring findings together' },
      why: {
        fr: 'Un numéro faux mérite le même courriel qu’une fermeture.',
        en: 'A wrong number deserves the same email as a closure.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    sum: {
      use: 'code',
      name: { fr: 'Faire la liste', en: 'Make the list' },
      why: {
        fr: 'Les clients non vérifiés sont comptés : le silence ne vaut pas « ouvert ».',
        en: 'Unchecked clients are counted: silence is not “open”.',
      },
      with: allItems(`const all = $input.all().map(({ json }) => json)
const lines = all.map(({ line }) => line).filter((line) => line !== '')
const unasked = all.filter(({ kind }) => kind === 'unasked').length
return [{ json: { total: all.length, lines, unasked, news: lines.length + unasked } }]`),
    },
    news: {
      use: 'filter',
      name: { fr: 'Quelque chose à dire ?', en: 'Anything to say?' },
      why: {
        fr: 'Un courriel mensuel pour rien finit par ne plus être lu.',
        en: 'A monthly email about nothing ends up unread.',
      },
      with: all(amount('={{ $json.news }}', 'gt', 0)),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Écrire à l’administration', en: 'Write to sales admin' },
      why: {
        fr: 'C’est elle qui tient les fiches et connaît les exceptions.',
        en: 'They keep the records and know the exceptions.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=Clients : {{ $json.lines.length }} constat(s), {{ $json.unasked }} non vérifié(s)',
          en: '=Clients: {{ $json.lines.length }} finding(s), {{ $json.unasked }} unchecked',
        },
        emailFormat: 'text',
        text: {
          fr: "={{ $json.lines.join('\\n') + '\\n\\n' + $json.total + ' client(s) examiné(s).' }}",
          en: "={{ $json.lines.join('\\n') + '\\n\\n' + $json.total + ' client(s) examined.' }}",
        },
        options: { appendAttribution: false },
      },
    },
    kind: {
      use: 'switch',
      name: { fr: 'Fermée ou déplacée ?', en: 'Closed or moved?' },
      why: {
        fr: 'Une fermeture demande un appel ; une adresse, un simple choix.',
        en: 'A closure calls for a phone call, an address for a mere choice.',
      },
      with: cases({
        closed: text('={{ $json.kind }}', 'equals', 'closed'),
        moved: text('={{ $json.kind }}', 'equals', 'moved'),
      }),
    },
    card: {
      use: 'trello',
      name: { fr: 'Carte : appeler', en: 'Card: call them' },
      why: {
        fr: 'Remise et encours restent ouverts tant que personne ne s’en occupe.',
        en: 'Discount and credit stay open until somebody deals with them.',
      },
      with: {
        resource: 'card',
        operation: 'create',
        listId: "={{ $('settings').first().json.list }}",
        name: '={{ $json.line }}',
        description: {
          fr: '=SIREN {{ $json.siren }}. À décider : remise, encours, commandes en cours, fiche.',
          en: '=SIREN {{ $json.siren }}. To decide: discount, credit, open orders, record.',
        },
        additionalFields: { due: '={{ $now.plus({ days: 10 }).toISO() }}' },
      },
      onError: 'continue',
    },
    note: {
      use: 'airtable',
      name: { fr: 'Noter l’adresse officielle', en: 'Note the official address' },
      why: {
        fr: 'Dans sa propre colonne : l’adresse de livraison n’est pas touchée.',
        en: 'In a column of its own: the delivery address stays as it is.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byId("={{ $('settings').first().json.table }}"),
        columns: columns({ id: '={{ $json.id }}', official_address: '={{ $json.address }}' }, [
          'id',
        ]),
        options: {},
      },
      onError: 'continue',
    },
    silent: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est contrôlé', en: 'Say nothing was checked' },
      why: {
        fr: 'Un mois sans courriel veut dire : rien n’a bougé.',
        en: 'A month without an email means that nothing moved.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: { fr: 'Clients : mois non contrôlé', en: 'Clients: month unchecked' },
        emailFormat: 'text',
        text: {
          fr: "={{ 'Airtable a répondu : ' + ($json.error.message ?? $json.error) + '. Relancez le flux à la main.' }}",
          en: "={{ 'Airtable answered: ' + ($json.error.message ?? $json.error) + '. Start the flow by hand.' }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'monthly > settings > clients > shape > good.yes > ask > judge > lines:0 > sum > news > report',
    'judge > kind.closed > card',
    'kind.moved > note',
    'good.no > lines:1',
    'clients.error > silent',
  ],
  examples,
})
