import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isFilled, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './compter-qr-codes-imprimes.examples.ts'

const CODES = byName("={{ $('settings').first().json.codes }}")
const SCANS = byName("={{ $('settings').first().json.scans }}")

/** Scans by support, and what one of them cost in print. */
const sums = (say: {
  readonly week: string
  readonly all: string
  readonly days: string
  readonly each: string
  readonly none: string
  readonly euros: string
}) =>
  `${say.euros}const today = $now.toISODate()
const since = $now.minus({ days: 7 }).toISODate()
const scans = $input.all().map(({ json }) => json).filter((one) => one.code && one.day < today)
const rows = $('supports').all().map(({ json }) => json).filter((one) => one.code).map((one) => {
  const mine = scans.filter((scan) => scan.code === one.code)
  const week = mine.filter((scan) => scan.day >= since).length
  const cost = mine.length > 0 ? Math.round((one.cost / mine.length) * 100) / 100 : 0
  const line = one.label + (mine.length === 0 ? '${say.none}' : '${say.week}' + week + '${say.all}' + mine.length + '${say.days}' + (one.cost > 0 ? '${say.each}' + euros(cost) : ''))
  return { code: one.code, week, total: mine.length, cost, line }
}).sort((one, other) => other.week - one.week)
return [{ json: { rows, total: rows.reduce((sum, one) => sum + one.week, 0), text: rows.map((one) => one.line).join('\\n') } }]`

export default defineRecipe({
  category: 'marketing',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Compter ce que rapporte chaque QR code imprimé',
    problem:
      'Cinq mille dépliants, deux cents affiches, un panneau sur le camion : tous portent le même QR code vers l’accueil. Au moment de réimprimer, chacun défend son support, et personne n’a de chiffre.',
    outcome:
      'Chaque support a son code, qui mène à votre page par votre adresse n8n et laisse une ligne : code, jour, rien sur la personne. Le lundi, un courriel donne les passages des sept derniers jours, le total depuis l’impression et le coût d’impression d’un passage.',
    avoid:
      'Votre n8n doit répondre jour et nuit, car un code imprimé ne se corrige pas. Si votre logiciel de statistiques suit déjà des liens différents par support, il suffit.',
    approval:
      'Rien à approuver. Changer la destination d’un code se fait dans la table, même quand le papier est déjà distribué. À la réimpression, donnez un nouveau code.',
    failure:
      'Code inconnu ou table illisible : le visiteur arrive sur votre accueil, jamais sur une erreur. Un passage qui ne s’écrit pas est perdu pour le compte, pas pour le client.',
  },
  en: {
    title: 'Count what each printed QR code brings in',
    problem:
      'Five thousand leaflets, two hundred posters, a panel on the van: all bear the same QR code to the home page. When it is time to reprint, everyone defends their own, and nobody has a figure.',
    outcome:
      'Each support has a code of its own, which leads to your page by way of your n8n and leaves one row: code, day, nothing about the person. On Monday an email gives the scans of the last seven days, the total since printing and the print cost of one scan.',
    avoid:
      'Your n8n has to answer day and night, as a printed code cannot be mended. If your statistics already follow a different link for each support, they will do.',
    approval:
      'Nothing to approve. A code’s destination is changed in the table, even when the paper has been handed out. When you reprint, give a new code.',
    failure:
      'Unknown code or unreadable table: the visitor lands on your home page, never on an error. A scan that cannot be written is lost to the count, not to the customer.',
  },
  nodes: {
    scan: {
      use: 'webhook',
      name: { fr: 'Code scanné', en: 'Code scanned' },
      why: {
        fr: 'Le QR code contient cette adresse et ?c= suivi du support.',
        en: 'The QR code holds this address and ?c= with the support.',
      },
      with: { httpMethod: 'GET', path: 'qr', responseMode: 'responseNode', options: {} },
    },
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 8 h', en: 'Monday, 8 am' },
      why: {
        fr: 'Avant de décider des distributions de la semaine.',
        en: 'Before the week’s handing-out is decided.',
      },
      with: at('0 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos tables', en: 'Your tables' },
      why: {
        fr: 'Deux tables de n8n : les supports, et les passages.',
        en: 'Two tables in n8n: supports, and scans.',
      },
      with: fields({
        codes: 'qr_codes',
        scans: 'qr_scans',
        home: 'https://www.votre-entreprise.example',
        sender: 'site@votre-entreprise.example',
        to: 'communication@votre-entreprise.example',
      }),
    },
    which: {
      use: 'if',
      name: { fr: 'Un passage, ou le lundi ?', en: 'A scan, or Monday?' },
      why: {
        fr: 'Les réglages servent aux deux départs.',
        en: 'Both starts share the settings.',
      },
      with: all(isTrue('={{ $json.query !== undefined }}')),
    },
    find: {
      use: 'dataTable',
      name: { fr: 'Trouver le support', en: 'Find the support' },
      why: {
        fr: 'La destination se change ici, pas sur le papier.',
        en: 'The destination is changed here, not on paper.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: CODES,
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'code', keyValue: "={{ String($json.query.c ?? '') }}" }],
        },
        limit: 1,
      },
      always: true,
      onError: 'continue',
    },
    known: {
      use: 'if',
      name: { fr: 'Code connu ?', en: 'A known code?' },
      why: {
        fr: 'Un code mal scanné mérite quand même une page.',
        en: 'A badly scanned code deserves a page all the same.',
      },
      with: all(isFilled('={{ $json.target }}')),
    },
    go: {
      use: 'respondToWebhook',
      name: { fr: 'Mener à la page', en: 'Lead to the page' },
      why: {
        fr: 'D’abord le visiteur, le compte ensuite.',
        en: 'The visitor first, the count afterwards.',
      },
      with: {
        respondWith: 'redirect',
        redirectURL:
          "={{ $json.target + ($json.target.includes('?') ? '&' : '?') + 'utm_source=qr&utm_campaign=' + encodeURIComponent($json.code) }}",
        options: {},
      },
    },
    human: {
      use: 'filter',
      name: { fr: 'Pas un robot', en: 'Not a robot' },
      why: {
        fr: 'Un aperçu de lien dans une messagerie n’est pas un passant.',
        en: 'A link preview in a messenger is no passer-by.',
      },
      with: all({
        left: "={{ String($('scan').first().json.headers?.['user-agent'] ?? '') }}",
        type: 'string',
        operation: 'notRegex',
        right: '/bot|crawl|preview|facebookexternalhit/i',
      }),
    },
    write: {
      use: 'dataTable',
      name: { fr: 'Compter le passage', en: 'Count the scan' },
      why: {
        fr: 'Code et jour seuls. Réglez le flux pour ne pas garder les exécutions réussies : elles contiennent l’adresse IP.',
        en: 'Code and day alone. Set the flow not to keep successful runs, as these hold the IP address.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: SCANS,
        columns: columns({
          code: "={{ $('find').item.json.code }}",
          day: '={{ $now.toISODate() }}',
        }),
        options: {},
      },
      onError: 'continue',
    },
    home: {
      use: 'respondToWebhook',
      name: { fr: 'Mener à l’accueil', en: 'Lead to the home page' },
      why: {
        fr: 'Une page d’erreur au bout d’une affiche ferait mauvais effet.',
        en: 'An error page at the end of a poster looks bad.',
      },
      with: {
        respondWith: 'redirect',
        redirectURL: "={{ $('settings').first().json.home }}",
        options: {},
      },
    },
    supports: {
      use: 'dataTable',
      name: { fr: 'Lire les supports', en: 'Read the supports' },
      why: {
        fr: 'Avec leur coût d’impression, saisi une fois.',
        en: 'With their print cost, entered once.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: CODES, returnAll: true },
    },
    recent: {
      use: 'dataTable',
      name: { fr: 'Lire les passages', en: 'Read the scans' },
      why: {
        fr: 'Depuis l’impression : le coût d’un passage baisse tant que le papier circule.',
        en: 'Since printing: a scan costs less as long as the paper is about.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: SCANS,
        returnAll: true,
      },
      once: true,
      always: true,
    },
    sums: {
      use: 'code',
      name: { fr: 'Comparer les supports', en: 'Compare the supports' },
      why: {
        fr: 'Ceux que personne ne scanne y figurent : c’est la nouvelle.',
        en: 'Those nobody scans are listed: that is the news.',
      },
      with: allItems(
        inBoth(sums, {
          fr: {
            week: ' : ',
            all: ' en sept jours, ',
            days: ' en tout',
            each: ', passage à ',
            none: ' : aucun passage',
            euros: EUROS.fr,
          },
          en: {
            week: ': ',
            all: ' in seven days, ',
            days: ' in all',
            each: ', each at ',
            none: ': no scan',
            euros: EUROS.en,
          },
        }),
      ),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Envoyer le compte', en: 'Send the count' },
      why: {
        fr: 'À qui décide de réimprimer.',
        en: 'To whoever decides on reprinting.',
      },
      with: mailed(
        {
          from: "={{ $('settings').first().json.sender }}",
          to: "={{ $('settings').first().json.to }}",
        },
        {
          fr: '=QR codes : {{ $json.total }} passage(s) en sept jours',
          en: '=QR codes: {{ $json.total }} scan(s) in seven days',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 30],
    },
  },
  links: [
    'scan > settings > which.yes > find > known.yes > go > human > write',
    'monday > settings',
    'known.no > home',
    'which.no > supports > recent > sums > report',
  ],
  examples,
})
