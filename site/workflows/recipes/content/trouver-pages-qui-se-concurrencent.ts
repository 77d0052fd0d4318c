import { allItems, eachItem } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CARD, PAIRS } from './trouver-pages-qui-se-concurrencent.code.ts'
import { examples } from './trouver-pages-qui-se-concurrencent.examples.ts'

const TABLE = byName({ fr: 'pages_concurrentes', en: 'rival_pages' })
/** Search Console takes days, both included; the last three are not complete yet. */
const figures = (from: number, to: number): Params => ({
  method: 'POST',
  url: "=https://searchconsole.googleapis.com/webmasters/v3/sites/{{ encodeURIComponent($('settings').first().json.site) }}/searchAnalytics/query",
  authentication: 'genericCredentialType',
  genericAuthType: 'oAuth2Api',
  sendBody: true,
  specifyBody: 'json',
  jsonBody: `={{ JSON.stringify({ startDate: $now.minus({ days: ${from} }).toISODate(), endDate: $now.minus({ days: ${to} }).toISODate(), dimensions: ['query', 'page'], type: 'web', rowLimit: 25000 }) }}`,
  options: { timeout: 60_000 },
})
const page = (which: string): Params => ({
  url: `={{ $('top').item.json.${which} }}`,
  options: { timeout: 15_000, response: { response: { responseFormat: 'text' } } },
})

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Trouver les pages du site qui se disputent une recherche',
    problem:
      'Un article de 2021 et une page de service répondent à la même question. Google affiche tantôt l’un, tantôt l’autre, aucun en bonne place ; l’équipe en écrit un troisième.',
    outcome:
      'Chaque mois, les chiffres de la Search Console sont lus sur deux fois vingt-huit jours. Deux pages qui se partagent une recherche pendant les deux périodes deviennent une tâche Asana : titres, affichages, clics, position de chacune et recherches en cause. Cinq tâches au plus, les plus vues d’abord.',
    avoid:
      'Deux pages pour une recherche ne sont pas toujours un défaut : un comparatif et un guide peuvent se suivre. Sous mille affichages par mois, les chiffres sont trop petits. La Search Console masque les recherches rares, et le flux en lit 25 000 lignes.',
    approval:
      'Aucune page n’est touchée. Une personne ouvre les deux, puis choisit : fusionner, mieux distinguer, ou laisser. Une page retirée se redirige vers celle qui reste, sans quoi ses liens se perdent.',
    failure:
      'Search Console muette ou sans aucun chiffre, Asana en panne : un courriel le dit, et le couple revient le mois suivant. Page illisible : la tâche part sans son titre. Un mois sans tâche ni courriel veut dire rien de nouveau.',
  },
  en: {
    title: 'Find pages of your site that compete for one search',
    problem:
      'A post of 2021 and a service page answer the same question. Google shows now one, now the other, neither in a good place; the team writes a third.',
    outcome:
      'Every month Search Console’s figures are read for twice twenty-eight days. Two pages that share a search in both periods become an Asana task: titles, impressions, clicks, position of each and the searches at issue. Five tasks at most, the most seen first.',
    avoid:
      'Two pages for one search are not always a fault: a comparison and a guide may follow one another. Below a thousand impressions a month figures are too small. Search Console hides rare searches, and the flow reads 25,000 rows of it.',
    approval:
      'No page is touched. A person opens both, then chooses: merge, set apart, or leave. A page that goes is redirected to the one that stays, or its links are lost.',
    failure:
      'Search Console silent or without any figures, Asana down: an email says so, and the pair comes back next month. Page unreadable: the task leaves without its title. A month without task or email means nothing new.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le cinq du mois', en: 'On the fifth' },
      why: {
        fr: 'Google met deux à trois jours à compléter ses chiffres.',
        en: 'Google takes two to three days to complete its figures.',
      },
      with: at('0 7 5 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre site', en: 'Your site' },
      why: {
        fr: 'Votre marque à exclure : Google y montre exprès plusieurs pages. Cent affichages par recherche, un cinquième par page.',
        en: 'Your brand, to be left out, as Google shows several pages for it on purpose. A hundred impressions a search, a fifth a page.',
      },
      with: fields({
        site: 'sc-domain:votre-entreprise.example',
        brand: 'votre entreprise, votre-entreprise',
        least: 100,
        share: 0.2,
        workspace: { fr: 'identifiant de l’espace', en: 'id of your workspace' },
        project: { fr: 'identifiant du projet', en: 'id of your project' },
        sender: 'site@votre-entreprise.example',
        to: 'redaction@votre-entreprise.example',
      }),
    },
    recent: {
      use: 'httpRequest',
      name: { fr: 'Vingt-huit derniers jours', en: 'Last twenty-eight days' },
      why: {
        fr: 'Quatre semaines pleines : chaque jour de la semaine y pèse pareil.',
        en: 'Four whole weeks, in which every weekday weighs the same.',
      },
      with: figures(31, 4),
      onError: 'output',
      retry: [3, 20],
    },
    earlier: {
      use: 'httpRequest',
      name: { fr: 'Les vingt-huit d’avant', en: 'The twenty-eight before' },
      why: {
        fr: 'Un partage de quelques jours n’est qu’un essai de Google.',
        en: 'To share for a few days is only Google trying.',
      },
      with: figures(59, 32),
      onError: 'output',
      retry: [3, 20],
    },
    pairs: {
      use: 'code',
      name: { fr: 'Former les couples', en: 'Form the pairs' },
      why: {
        fr: 'La même adresse sous « /en » et « /fr » n’en est pas un.',
        en: 'One address under “/en” and “/fr” is no pair.',
      },
      with: allItems(PAIRS),
    },
    empty: {
      use: 'if',
      name: { fr: 'Aucun chiffre ?', en: 'No figures?' },
      why: {
        fr: 'Une propriété neuve, ou « http » pour « https », ne rend que du vide.',
        en: 'A new property, or “http” for “https”, gives no error, only emptiness.',
      },
      with: all(isTrue('={{ $json.empty }}')),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore confiés', en: 'Not handed out yet' },
      why: {
        fr: 'Un couple revient au plus une fois par semestre civil.',
        en: 'A pair comes once a calendar half-year at most.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'pair', keyValue: '={{ $json.key }}' }] },
      },
    },
    top: {
      use: 'limit',
      name: { fr: 'Cinq au plus', en: 'Five at most' },
      why: {
        fr: 'Fusionner deux pages se fait bien, ou pas.',
        en: 'Two pages are merged well, or not at all.',
      },
      with: { maxItems: 5, keep: 'firstItems' },
    },
    first: {
      use: 'httpRequest',
      name: { fr: 'Ouvrir la première', en: 'Open the first' },
      why: { fr: 'Pour son titre d’aujourd’hui.', en: 'For its title of today.' },
      with: page('a'),
      onError: 'continue',
    },
    second: {
      use: 'httpRequest',
      name: { fr: 'Ouvrir la seconde', en: 'Open the second' },
      why: { fr: 'Pour la comparer.', en: 'To compare.' },
      with: page('b'),
      onError: 'continue',
    },
    card: {
      use: 'code',
      name: { fr: 'Écrire la tâche', en: 'Write the task' },
      why: {
        fr: 'De quoi décider sans ouvrir la Search Console.',
        en: 'Enough to decide without opening Search Console.',
      },
      with: eachItem(CARD),
    },
    task: {
      use: 'asana',
      name: { fr: 'Confier à l’équipe', en: 'Hand it to the team' },
      why: {
        fr: 'Là où l’équipe range déjà ses articles.',
        en: 'Where the team keeps its posts already.',
      },
      with: {
        authentication: 'accessToken',
        resource: 'task',
        operation: 'create',
        workspace: "={{ $('settings').first().json.workspace }}",
        name: '={{ $json.name }}',
        otherProperties: {
          notes: '={{ $json.notes }}',
          projects: "={{ [$('settings').first().json.project] }}",
        },
      },
      onError: 'output',
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir le couple', en: 'Remember the pair' },
      why: { fr: 'Une colonne : pair. Après la tâche.', en: 'One column: pair. After the task.' },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ pair: "={{ $('card').item.json.key }}" }),
        options: {},
      },
    },
    lost: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what went wrong' },
      why: {
        fr: 'Un mois muet passerait pour un site en ordre.',
        en: 'A silent month would pass for a site in order.',
      },
      with: mailed(
        {
          from: "={{ $('settings').first().json.sender }}",
          to: "={{ $('settings').first().json.to }}",
        },
        { fr: 'Pages concurrentes : contrôle incomplet', en: 'Rival pages: check incomplete' },
        {
          fr: "={{ $json.error ? ($json.error.message ?? $json.error) : 'La Search Console ne rend aucun chiffre : vérifiez la propriété et l’accès.' }}",
          en: "={{ $json.error ? ($json.error.message ?? $json.error) : 'Search Console gives no figures: check the property and the access.' }}",
        },
      ),
      once: true,
    },
  },
  links: [
    'monthly > settings > recent > earlier > pairs > empty.no > fresh > top > first > second > card > task > keep',
    'empty.yes > lost',
    'recent.error > lost',
    'earlier.error > lost',
    'task.error > lost',
  ],
  examples,
})
