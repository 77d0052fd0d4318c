import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './rafraichir-articles-perimes.examples.ts'

const TABLE = 'worn_articles'

/** Years of history are no fault: only those beside a price, a rate or a rule count. */
const read = (past: string, dated: string, still: string): string =>
  `const { months, words } = $('settings').first().json
const today = $now.toISODate()
const path = (link) => link.replace(/^https?:\\/\\/[^/]+/, '')
const seen = new Map($('views').all().map(({ json }) => [json.pagePath, Number(json.screenPageViews)]))
const rule = new RegExp(words, 'i')
return $input.all().map(({ json }) => json).filter((one) => one.link).map((one) => {
  const sentences = (one.content?.rendered ?? '').replace(/<[^>]+>/g, ' ').replace(/\\s+/g, ' ').split(/(?<=[.!?])\\s/).map((part) => part.trim())
  const over = (text) => [...text.matchAll(/(\\d{2})\\/(\\d{2})\\/(20\\d{2})/g)].some(([, day, month, year]) => year + '-' + month + '-' + day < today)
  const old = (text) => rule.test(text) && [...text.matchAll(/\\b20\\d{2}\\b/g)].some(([year]) => Number(year) < $now.year)
  const signs = sentences.flatMap((text) => over(text) ? ['${past}' + text] : old(text) ? ['${dated}' + text] : []).slice(0, 5)
  const day = one.modified.slice(0, 10)
  if (day < $now.minus({ months }).toISODate()) signs.push('${still}' + day)
  return { json: { id: one.id, title: one.title.rendered, link: one.link, views: seen.get(path(one.link)) ?? 0, key: one.id + '|' + one.modified, signs } }
})`

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Trouver les articles périmés que l’on lit encore',
    problem:
      'Votre page la plus lue annonce une aide close depuis mars et un tarif de 2024. Les nouveaux articles occupent tout le monde ; ceux d’hier amènent les visiteurs, et vieillissent.',
    outcome:
      'Le 2 du mois, cinq articles au plus deviennent des tâches ClickUp, les plus lus d’abord, avec les phrases en cause : échéance passée, chiffre daté, texte resté sans retouche.',
    avoid:
      'Un site d’actualités date ses articles et les laisse vieillir. Les dates en toutes lettres (« fin mars ») échappent au flux : il lit les jours écrits 31/03/2026 et les années.',
    approval:
      'Rien n’est modifié ni dépublié. La personne qui prend la tâche décide de mettre à jour, de fusionner ou de rediriger ; un article retouché ne revient que s’il vieillit de nouveau.',
    failure:
      'Sans les vues ou sans les articles, un courriel dit que rien n’a été examiné. Une tâche refusée est listée comme telle, et l’article sera proposé de nouveau le mois suivant.',
  },
  en: {
    title: 'Find outdated articles that people still read',
    problem:
      'Your most visited page announces a grant closed since March and a price of 2024. New articles keep everybody busy; yesterday’s bring the visitors, and grow old.',
    outcome:
      'On the 2nd of the month five articles at most become ClickUp tasks, the most read first, with the sentences at issue: a past date, a dated figure, a text left untouched.',
    avoid:
      'A news site dates its articles and lets them age. Dates in words (“end of March”) escape the flow, which reads days written 31/03/2026, and years.',
    approval:
      'Nothing is changed or taken offline. Whoever takes the task decides to update, merge or redirect; an article that was touched up comes back only once it ages again.',
    failure:
      'Without views or articles an e-mail says that nothing was examined. A refused task is listed as such, and its article is put forward again the month after.',
  },
  nodes: {
    first: {
      use: 'scheduleTrigger',
      name: { fr: 'Une fois par mois', en: 'Once a month' },
      why: {
        fr: 'Cinq tâches par mois se font ; cinquante d’un coup découragent.',
        en: 'Five tasks a month get done; fifty at once put people off.',
      },
      with: {
        rule: {
          interval: [
            { field: 'months', monthsInterval: 1, triggerAtDayOfMonth: 2, triggerAtHour: 7 },
          ],
        },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos critères', en: 'Your criteria' },
      why: {
        fr: 'Les mots qui, près d’une année, annoncent un chiffre à revoir.',
        en: 'The words that, next to a year, point to a figure to check.',
      },
      with: fields({
        months: 24,
        least: 20,
        words: 'tarif|prix|price|taux|rate|plafond|limit|barème|aide|grant|loi|law',
        property: '123456789',
        team: '9000001',
        space: '9000002',
        list: '9000003',
        sender: 'editorial@votre-site.example',
        to: 'redaction@votre-site.example',
      }),
    },
    views: {
      use: 'googleAnalytics',
      name: { fr: 'Vues des 30 jours', en: 'Views in 30 days' },
      why: {
        fr: 'Un article faux que personne ne lit peut attendre.',
        en: 'A wrong article that nobody reads can wait.',
      },
      with: {
        resource: 'report',
        operation: 'get',
        propertyType: 'ga4',
        propertyId: byId("={{ $('settings').first().json.property }}"),
        dateRange: 'last30days',
        metricsGA4: { metricValues: [{ listName: 'screenPageViews' }] },
        dimensionsGA4: { dimensionValues: [{ listName: 'other', name: 'pagePath' }] },
        returnAll: true,
        simple: true,
        additionalFields: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    posts: {
      use: 'wordpress',
      name: { fr: 'Articles en ligne', en: 'Articles online' },
      why: {
        fr: 'Texte compris : la date de retouche seule ne dit pas ce qui est faux.',
        en: 'Text included: the day of the last change does not tell what is wrong.',
      },
      with: {
        resource: 'post',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'publish' },
      },
      once: true,
      onError: 'output',
      retry: [3, 10],
    },
    read: {
      use: 'code',
      name: { fr: 'Relever les signes', en: 'Collect the signs' },
      why: {
        fr: '« Fondée en 1998 » n’est pas périmé ; « tarif 2024 », si.',
        en: '“Founded in 1998” is not out of date; “price 2024” is.',
      },
      with: allItems({
        fr: read('échéance passée : ', 'chiffre daté : ', 'inchangé depuis '),
        en: read('past date: ', 'dated figure: ', 'unchanged since '),
      }),
    },
    worn: {
      use: 'filter',
      name: { fr: 'Périmés et lus', en: 'Outdated and read' },
      why: {
        fr: 'Au moins un signe, et assez de lecteurs pour que cela compte.',
        en: 'One sign at least, and readers enough for it to matter.',
      },
      with: all(
        amount('={{ $json.signs.length }}', 'gt', 0),
        amount('={{ $json.views }}', 'gte', "={{ $('settings').first().json.least }}"),
      ),
    },
    rank: {
      use: 'sort',
      name: { fr: 'Les plus lus d’abord', en: 'Most read first' },
      why: {
        fr: 'Une heure de travail va où elle sert le plus de monde.',
        en: 'An hour’s work goes where it serves most people.',
      },
      with: {
        type: 'simple',
        sortFieldsUi: { sortField: [{ fieldName: 'views', order: 'descending' }] },
        options: {},
      },
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore confiés', en: 'Not handed out yet' },
      why: {
        fr: 'La clé contient la date de retouche : un article corrigé redevient candidat plus tard.',
        en: 'The key holds the day of change, so a mended article may qualify again later.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'article', keyValue: '={{ $json.key }}' }] },
      },
    },
    top: {
      use: 'limit',
      name: { fr: 'Cinq au plus', en: 'Five at most' },
      why: {
        fr: 'Après le tri : le sixième passera le mois prochain.',
        en: 'After sorting: number six comes next month.',
      },
      with: { maxItems: 5, keep: 'firstItems' },
    },
    task: {
      use: 'clickUp',
      name: { fr: 'Créer la tâche', en: 'Create the task' },
      why: {
        fr: 'Les phrases en cause y sont : inutile de relire tout l’article pour les trouver.',
        en: 'The sentences at issue are in it, so nobody hunts for them.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        team: "={{ $('settings').first().json.team }}",
        space: "={{ $('settings').first().json.space }}",
        folderless: true,
        list: "={{ $('settings').first().json.list }}",
        name: { fr: '=Rafraîchir : {{ $json.title }}', en: '=Refresh: {{ $json.title }}' },
        additionalFields: {
          content: {
            fr: "={{ $json.link + '\\n' + $json.views + ' vues en 30 jours\\n\\n- ' + $json.signs.join('\\n- ') }}",
            en: "={{ $json.link + '\\n' + $json.views + ' views in 30 days\\n\\n- ' + $json.signs.join('\\n- ') }}",
          },
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir l’article', en: 'Remember the article' },
      why: {
        fr: 'Après la tâche seulement, dans deux colonnes : article et line.',
        en: 'Only after the task, in two columns: article and line.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({
          article: "={{ $('top').item.json.key }}",
          line: "={{ $('top').item.json.title + ' – ' + $('top').item.json.link }}",
        }),
        options: {},
      },
    },
    given: {
      use: 'set',
      name: { fr: 'Dire : confié', en: 'Say: handed out' },
      why: {
        fr: 'Titre et adresse, pour un courriel qui se lit d’un coup d’œil.',
        en: 'Title and address, for an e-mail read at a glance.',
      },
      with: fields(
        { line: "={{ $('top').item.json.title + ' – ' + $('top').item.json.link }}" },
        { alone: true },
      ),
    },
    failed: {
      use: 'set',
      name: { fr: 'Dire : sans tâche', en: 'Say: no task' },
      why: {
        fr: 'L’article reste faux ; quelqu’un peut s’en saisir sans ClickUp.',
        en: 'The article stays wrong, and can be taken up without ClickUp.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('top').item.json.title + ' – ' + $('top').item.json.link + ' (TÂCHE NON CRÉÉE)' }}",
            en: "={{ $('top').item.json.title + ' – ' + $('top').item.json.link + ' (NO TASK MADE)' }}",
          },
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une liste', en: 'One list' },
      why: {
        fr: 'Un courriel, pas un par article.',
        en: 'One e-mail, not one an article.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire à la rédaction', en: 'Write to the desk' },
      why: {
        fr: 'Qui ne regarde pas ClickUp doit savoir ce qui est faux en ligne.',
        en: 'Those who never open ClickUp should know what is wrong online.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=Articles à rafraîchir : {{ $json.line.length }}',
          en: '=Articles to refresh: {{ $json.line.length }}',
        },
        emailFormat: 'text',
        text: "={{ $json.line.join('\\n') }}",
        options: { appendAttribution: false },
      },
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est examiné', en: 'Say nothing was examined' },
      why: {
        fr: 'Un mois sans tâche passerait pour un site à jour.',
        en: 'A month without tasks would pass for a site in order.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: 'Articles périmés : contrôle manqué',
          en: 'Outdated articles: check missed',
        },
        emailFormat: 'text',
        text: {
          fr: "={{ 'Aucun article n’a été examiné : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ 'No article was examined: ' + ($json.error.message ?? $json.error) }}",
        },
        options: { appendAttribution: false },
      },
      once: true,
    },
  },
  links: [
    'first > settings > views > posts > read > worn > rank > fresh > top > task > keep > given > gather > tell',
    'task.error > failed > gather',
    'views.error > warn',
    'posts.error > warn',
  ],
  examples,
})
