import { eachItem } from '../../fragments/code.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './controler-mentions-legales.examples.ts'

/** A telephone has nine digits too: a SIREN is known by its check digit (Luhn). */
const found = `const text = String($json.data ?? '').replace(/<[^>]+>/g, ' ').replace(/&nbsp;|\\u00a0|\\u202f/g, ' ').replace(/\\s+/g, ' ')
const bare = (one) => one.replace(/\\s/g, '').toUpperCase()
const holds = (digits) => [...digits].reverse().reduce((sum, digit, at) => {
  const twice = Number(digit) * (at % 2 ? 2 : 1)
  return sum + (twice > 9 ? twice - 9 : twice)
}, 0) % 10 === 0
const number = /\\bFR ?\\d{2} ?\\d{3} ?\\d{3} ?\\d{3}\\b/gi
const siren = (text.replace(number, ' ').match(/\\b\\d{3} ?\\d{3} ?\\d{3}\\b/g) ?? []).map(bare).find(holds) ?? ''
const vat = bare(text.match(number)?.[0] ?? '')
const host = $('settings').first().json.hosts.find((one) => text.toLowerCase().includes(one.toLowerCase())) ?? ''
const director = text.match(/direct(?:eur|rice) de (?:la )?publication *: *(\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)+)/iu)?.[1] ?? ''
return { json: { site: $('sites').item.json.site, siren, vat, host, director } }`

const words = (
  colon: string,
  gap: string,
  wanted: string,
  read: string,
  end: string,
  nothing: string,
): string =>
  `const faults = Object.entries($json.different).map(([what, { inputA, inputB }]) => what + '${wanted}' + inputA + '${read}' + (inputB || '${nothing}') + '${end}')
return { json: { line: $json.keys.site + '${colon}' + faults.join('${gap}') } }`

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Contrôler les mentions légales de tous vos sites',
    problem:
      'La directrice est partie, l’hébergeur a changé, la société a fusionné : le site principal est à jour, pas les six autres. Un concurrent ou un client le relève avant vous, et l’amende vise une page que tout le monde avait oubliée.',
    outcome:
      'Chaque mois, SIREN, TVA, hébergeur et directeur de la publication sont lus sur chaque page et comparés à votre référence. Un courriel nomme le site, l’élément, ce qui devrait s’y lire et ce qui s’y lit.',
    avoid:
      'Avec un seul site, un rappel annuel suffit. Le flux vérifie quatre éléments, pas la conformité : conditions de vente, données personnelles et accessibilité demandent un juriste.',
    approval:
      'Rien n’est modifié sur vos sites. La personne qui reçoit la liste corrige la page, ou la référence si c’est elle qui retarde.',
    failure:
      'Une page qui ne s’ouvre pas figure dans la liste : pour un visiteur, elle manque. Si la référence est illisible, un courriel prévient et aucun site n’est jugé. Sans écart ni panne, aucun courriel.',
  },
  en: {
    title: 'Check the legal notices of all your French sites',
    problem:
      'The director left, the host changed, the company merged: the main site is up to date, the six others are not. A competitor or a customer notices before you do, and the fine is for a page that all had forgotten.',
    outcome:
      'Each month company number, VAT number, host and publication director are read on every page and held against your reference. An e-mail names the site, the item, what should be there and what is.',
    avoid:
      'For a single site a yearly reminder will do. The flow checks four items rather than compliance: terms of sale, personal data and accessibility need a lawyer.',
    approval:
      'Nothing is changed on your sites. Whoever gets the list mends the page, or the reference if that is what lags behind.',
    failure:
      'A page that does not open is on the list: to a visitor it is missing. If the reference cannot be read, an e-mail says that nothing was checked. With no difference and no failure there is no e-mail.',
  },
  nodes: {
    first: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque mois', en: 'Every month' },
      why: {
        fr: 'Une refonte efface parfois la page ; un mois est le plus long que l’on veut l’ignorer.',
        en: 'A redesign may wipe out the page; a month is as long as one wants not to know.',
      },
      with: {
        rule: {
          interval: [
            { field: 'months', monthsInterval: 1, triggerAtDayOfMonth: 5, triggerAtHour: 6 },
          ],
        },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos hébergeurs', en: 'Your hosts' },
      why: {
        fr: 'Les noms que vos pages peuvent porter : les chercher est plus sûr que les deviner.',
        en: 'The names your pages may bear: looking for them is safer than guessing.',
      },
      with: fields({
        hosts: { as: 'array', value: '["Scaleway","OVH","Infomaniak","Gandi"]' },
        to: 'juridique@votre-groupe.example',
      }),
    },
    sites: {
      use: 'supabase',
      name: { fr: 'Lire la référence', en: 'Read the reference' },
      why: {
        fr: 'Une ligne par site : site, url, siren, vat, host, director.',
        en: 'One row a site: site, url, siren, vat, host, director.',
      },
      with: {
        resource: 'row',
        operation: 'getAll',
        tableId: 'legal_notices',
        returnAll: true,
        filterType: 'none',
      },
      onError: 'output',
      retry: [3, 10],
    },
    wanted: {
      use: 'set',
      name: { fr: 'Ce qui doit s’y lire', en: 'What should be there' },
      why: {
        fr: 'Cinq champs et rien d’autre : l’adresse de la page ne se compare pas.',
        en: 'Five fields and nothing else: the page’s address is not compared.',
      },
      with: fields(
        {
          site: '={{ $json.site }}',
          siren: '={{ $json.siren }}',
          vat: '={{ $json.vat }}',
          host: '={{ $json.host }}',
          director: '={{ $json.director }}',
        },
        { alone: true },
      ),
    },
    page: {
      use: 'httpRequest',
      name: { fr: 'Ouvrir la page', en: 'Open the page' },
      why: {
        fr: 'Comme un visiteur, sans compte ni cache.',
        en: 'As a visitor does, without account or cache.',
      },
      with: {
        url: '={{ $json.url }}',
        options: {
          timeout: 20000,
          response: { response: { responseFormat: 'text' } },
        },
      },
      onError: 'output',
      retry: [3, 30],
    },
    found: {
      use: 'code',
      name: { fr: 'Ce qui s’y lit', en: 'What is there' },
      why: {
        fr: 'La clé de contrôle distingue un SIREN d’un téléphone, et d’une faute de frappe.',
        en: 'Its check digit tells a SIREN from a telephone, and from a slip of the key.',
      },
      with: eachItem(found),
    },
    compare: {
      use: 'compareDatasets',
      name: { fr: 'Comparer site par site', en: 'Compare site by site' },
      why: {
        fr: 'L’égalité est stricte : « presque » ne vaut rien sur une page légale.',
        en: 'It has to be equal: “nearly” is worth nothing on a legal page.',
      },
      with: {
        mergeByFields: { values: [{ field1: 'site', field2: 'site' }] },
        resolve: 'includeBoth',
        options: {},
      },
    },
    words: {
      use: 'code',
      name: { fr: 'Dire les écarts', en: 'Say the differences' },
      why: {
        fr: 'Attendu et lu côte à côte : on corrige sans rouvrir la référence.',
        en: 'Wanted and read side by side, so it is mended without opening the reference.',
      },
      with: eachItem({
        fr: words(' : ', ' ; ', ' attendu « ', ' », lu « ', ' »', 'rien'),
        en: words(': ', '; ', ' should be “', '”, reads “', '”', 'nothing'),
      }),
    },
    dead: {
      use: 'set',
      name: { fr: 'Dire : illisible', en: 'Say: not readable' },
      why: {
        fr: 'Une mention absente est le pire des écarts.',
        en: 'A notice that is missing is the worst of differences.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('sites').item.json.site + ' : page illisible (' + ($json.error.message ?? $json.error) + ')' }}",
            en: "={{ $('sites').item.json.site + ': page not readable (' + ($json.error.message ?? $json.error) + ')' }}",
          },
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'merge',
      name: { fr: 'Écarts et pannes', en: 'Differences and failures' },
      why: {
        fr: 'Une seule liste à traiter.',
        en: 'A single list to work through.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Un message', en: 'One message' },
      why: {
        fr: 'Un groupe a vingt sites ; personne ne lit vingt courriels.',
        en: 'A group has twenty sites, and nobody reads twenty e-mails.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Écrire au juridique', en: 'Write to the legal desk' },
      why: {
        fr: 'À qui répond de la page, pas à qui l’a codée.',
        en: 'To whoever answers for the page, not to whoever coded it.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=Mentions légales : {{ $json.line.length }} site(s) à reprendre',
          en: '=Legal notices: {{ $json.line.length }} site(s) to mend',
        },
        bodyContent: "={{ $json.line.join('\\n') }}",
        additionalFields: {},
      },
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Dire que rien n’est contrôlé', en: 'Say nothing was checked' },
      why: {
        fr: 'Ici, le silence veut dire « tout est juste ».',
        en: 'Silence means “all is right” here.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.to }}",
        subject: { fr: 'Mentions légales : contrôle manqué', en: 'Legal notices: check missed' },
        bodyContent: {
          fr: "={{ 'Aucune mention légale n’a été contrôlée : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ 'No legal notice was checked: ' + ($json.error.message ?? $json.error) }}",
        },
        additionalFields: {},
      },
    },
  },
  links: [
    'first > settings > sites > wanted > compare:0',
    'sites > page > found > compare:1',
    'compare.different > words > lines:0 > gather > tell',
    'page.error > dead > lines:1',
    'sites.error > warn',
  ],
  examples,
})
