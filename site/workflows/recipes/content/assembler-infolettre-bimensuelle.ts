import { allItems, eachItem } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, model, question } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './assembler-infolettre-bimensuelle.examples.ts'

/** Three services, three forms: told apart by the field that each alone has. */
const even = `const since = $now.minus({ days: $('settings').first().json.days }).toISODate()
const short = (text) => String(text ?? '').replace(/<[^>]+>/g, ' ').replace(/\\s+/g, ' ').trim().slice(0, 600)
const all = $input.all().map(({ json }) => json)
const found = all.flatMap((one) => {
  if (one.error) return []
  if (one.isoDate) return one.isoDate.slice(0, 10) < since ? [] : [{ part: 'read', title: one.title, link: one.link, text: short(one.contentSnippet) }]
  if (one.summary) return [{ part: 'come', title: one.summary, link: one.htmlLink, day: (one.start.dateTime ?? one.start.date).slice(0, 10), text: short(one.description) }]
  return one.Url ? [{ part: 'liked', title: one.Title, link: one.Url, text: short(one.Why) }] : []
})
const silent = all.filter((one) => one.error).length
const count = found.length
return count ? found.map((json) => ({ json: { ...json, count, silent } })) : [{ json: { count, silent } }]`

/** The model may shorten; a figure that the source lacks, or too long a text, gives way to the source. */
const check = `const source = $('even').item.json
const said = ($json.text ?? '').trim()
const figures = (text) => text.match(/\\d+/g) ?? []
const known = figures(source.title + ' ' + source.text + ' ' + (source.day ?? ''))
const holds = said !== '' && said.length <= 260 && figures(said).every((one) => known.includes(one))
const first = source.text ? source.text.split(/(?<=[.!?])\\s/)[0] : ''
return { json: { ...source, text: holds ? said : first, own: !holds } }`

const compose = (read: string, come: string, liked: string): string =>
  `const all = $input.all().map(({ json }) => json)
const safe = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const line = (one) => '<p><a href="' + safe(one.link) + '">' + (one.day ? one.day.split('-').reverse().join('/') + ' – ' : '') + safe(one.title) + '</a><br>' + safe(one.text) + '</p>'
const parts = { read: '${read}', come: '${come}', liked: '${liked}' }
const html = Object.entries(parts).map(([part, heading]) => {
  const lines = all.filter((one) => one.part === part).sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''))
  return lines.length ? '<h2>' + heading + '</h2>' + lines.map(line).join('') : ''
}).join('')
const silent = $('even').first().json.silent
return [{ json: { html, count: all.length, own: all.filter((one) => one.own).length, silent } }]`

const colleague = {
  fr: "={{ 'Lettre : ' + $('compose').first().json.count + ' éléments, dont ' + $('compose').first().json.own + ' avec leur propre texte. Sources muettes : ' + $('compose').first().json.silent + '.' }}",
  en: "={{ 'Letter: ' + $('compose').first().json.count + ' items, of which ' + $('compose').first().json.own + ' keep their own text. Silent sources: ' + $('compose').first().json.silent + '.' }}",
}

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Assembler l’infolettre depuis blog, agenda et équipe',
    problem:
      'La lettre part un jeudi sur deux. La veille, quelqu’un court après les articles, recopie les dates de l’agenda, cherche le lien envoyé par Inès il y a dix jours, et finit à vingt heures.',
    outcome:
      'Le mercredi matin, un brouillon Ghost réunit les articles parus, les rendez-vous du mois et les lectures de l’équipe, chacun en deux phrases et avec son lien. Il reste l’édito à écrire et l’ordre à choisir.',
    avoid:
      'Si votre lettre est un texte d’auteur, ce flux la banaliserait. Et avec un article par mois, écrivez à vos lecteurs une fois par mois.',
    approval:
      'Le flux ne sait créer qu’un brouillon. La personne qui signe relit chaque accroche, ajoute son édito et envoie depuis Ghost ; sans elle, rien ne part.',
    failure:
      'Une source muette est comptée dans le message, la lettre se fait sans elle. Un modèle en panne, ou une accroche avec un chiffre de trop, laisse place au texte d’origine. Sous trois éléments, aucun brouillon : on vous propose de sauter le numéro.',
  },
  en: {
    title: 'Put the newsletter together from blog, diary and team',
    problem:
      'The letter leaves every other Thursday. The day before, somebody chases articles, copies dates, hunts for the link that Ines sent, and is done by eight.',
    outcome:
      'On Wednesday morning a Ghost draft brings together the articles that came out, the month’s events and what the team read, two sentences and a link each. What is left is your editorial, and the order.',
    avoid:
      'If your letter is a writer’s own piece, this flow would flatten it. And if you publish one article a month, write to your readers once a month.',
    approval:
      'A draft is all the flow can make. Whoever signs reads each teaser, adds an editorial and sends it from Ghost; without them nothing leaves.',
    failure:
      'A silent source is counted in the message and the letter is made without it. A model that fails, or a teaser with one figure too many, gives way to the original text. Below three items there is no draft: you are offered to skip the issue.',
  },
  nodes: {
    wednesday: {
      use: 'scheduleTrigger',
      name: { fr: 'Veille de parution', en: 'The day before' },
      why: {
        fr: 'Un mercredi sur deux, assez tôt pour qu’il reste une journée de relecture.',
        en: 'Every other Wednesday, early enough to leave a day for reading.',
      },
      with: {
        rule: {
          interval: [{ field: 'weeks', weeksInterval: 2, triggerAtDay: [3], triggerAtHour: 8 }],
        },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre lettre', en: 'Your letter' },
      why: {
        fr: 'Quatorze jours en arrière : ce qui a déjà paru ne revient pas.',
        en: 'Fourteen days back, so that nothing comes twice.',
      },
      with: fields({
        days: 14,
        feed: 'https://blog.votre-entreprise.example/feed.xml',
        calendar: 'evenements@votre-entreprise.example',
        base: { fr: 'identifiant de la base', en: 'id of your base' },
        table: { fr: 'identifiant de la table', en: 'id of your table' },
        channel: { fr: 'identifiant du canal', en: 'id of your channel' },
      }),
    },
    blog: {
      use: 'rssFeedRead',
      name: { fr: 'Articles parus', en: 'Articles published' },
      why: {
        fr: 'Le flux du blog contient déjà titre, lien et début.',
        en: 'The blog’s feed has title, link and opening already.',
      },
      with: { url: "={{ $('settings').first().json.feed }}", options: {} },
      onError: 'continue',
      retry: [3, 10],
    },
    events: {
      use: 'googleCalendar',
      name: { fr: 'Rendez-vous du mois', en: 'The month’s events' },
      why: {
        fr: 'L’agenda public seulement : tout ce qui s’y trouve peut être annoncé.',
        en: 'The public calendar only: all that is in it may be announced.',
      },
      with: {
        resource: 'event',
        operation: 'getAll',
        calendar: byId("={{ $('settings').first().json.calendar }}"),
        returnAll: true,
        timeMin: '={{ $now.toISO() }}',
        timeMax: '={{ $now.plus({ days: 30 }).toISO() }}',
        options: {},
      },
      onError: 'continue',
      retry: [3, 10],
    },
    picks: {
      use: 'airtable',
      name: { fr: 'Lectures de l’équipe', en: 'What the team read' },
      why: {
        fr: 'Un formulaire rempli quand on y pense, pas la veille : Title, Url, Why.',
        en: 'A form filled in when one thinks of it, not the day before: Title, Url, Why.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byId("={{ $('settings').first().json.table }}"),
        filterByFormula:
          "=IS_AFTER(CREATED_TIME(), '{{ $now.minus({ days: $('settings').first().json.days }).toISODate() }}')",
        returnAll: true,
        options: {},
      },
      onError: 'continue',
      retry: [3, 10],
      always: true,
    },
    together: {
      use: 'merge',
      name: { fr: 'Les trois sources', en: 'All three sources' },
      why: {
        fr: 'On attend les trois, muettes comprises.',
        en: 'All three are waited for, silent ones included.',
      },
      with: { mode: 'append', numberInputs: 3 },
    },
    even: {
      use: 'code',
      name: { fr: 'Mettre à la même forme', en: 'Bring to one form' },
      why: {
        fr: 'Trier les dates et compter les silences avant de payer un modèle.',
        en: 'Dates are sorted and silences counted before a model is paid for.',
      },
      with: allItems(even),
    },
    enough: {
      use: 'if',
      name: { fr: 'Assez pour un numéro ?', en: 'Enough for an issue?' },
      why: {
        fr: 'Une lettre maigre coûte des désinscriptions.',
        en: 'A thin letter costs subscribers.',
      },
      with: all(amount('={{ $json.count }}', 'gte', 3)),
    },
    tease: {
      use: 'chainLlm',
      name: { fr: 'Écrire deux phrases', en: 'Write two sentences' },
      why: {
        fr: 'Le début d’un article est rarement ce qui donne envie de le lire.',
        en: 'An article’s opening is seldom what makes one want to read it.',
      },
      with: {
        ...question(
          {
            fr: 'Tu écris l’accroche d’un élément d’infolettre : une ou deux phrases, 240 caractères au plus, qui disent ce que le lecteur y trouvera. Présent de l’indicatif, sans point d’exclamation, sans « découvrez », sans question, sans répéter le titre. Rien qui ne soit dans le texte fourni, et aucun chiffre qui n’y figure. Texte vide ou incompréhensible : réponds par une chaîne vide. Rends l’accroche seule.',
            en: 'You write the teaser of one newsletter item: one or two sentences, 240 characters at most, saying what the reader will find there. Present tense, no exclamation mark, no “discover”, no question, no repeating of the title. Nothing that the given text lacks, and no figure it does not hold. If the text is empty or makes no sense, answer with an empty string. Return the teaser alone.',
          },
          "={{ $json.title + '\\n\\n' + $json.text }}",
        ),
        batching: { batchSize: 1, delayBetweenBatches: 0 },
      },
      onError: 'continue',
    },
    luna: model('luna', { fr: 'Modèle d’accroche', en: 'Teaser model' }),
    check: {
      use: 'code',
      name: { fr: 'Garder ou reprendre l’original', en: 'Keep, or use the original' },
      why: {
        fr: 'Une date fausse dans une lettre fait venir des gens le mauvais jour.',
        en: 'A wrong date in a letter brings people on the wrong day.',
      },
      with: eachItem(check),
    },
    compose: {
      use: 'code',
      name: { fr: 'Composer la lettre', en: 'Compose the letter' },
      why: {
        fr: 'Trois rubriques, les rendez-vous par date ; une rubrique vide disparaît.',
        en: 'Three parts, events by date; an empty part is left out.',
      },
      with: allItems({
        fr: compose('À lire', 'À noter', 'L’équipe a aimé'),
        en: compose('To read', 'Coming up', 'The team liked'),
      }),
    },
    draft: {
      use: 'ghost',
      name: { fr: 'Créer le brouillon', en: 'Create the draft' },
      why: {
        fr: 'Là où la lettre s’envoie : personne ne recolle de texte.',
        en: 'Where the letter is sent from, so that nobody pastes text.',
      },
      with: {
        source: 'adminApi',
        operation: 'create',
        title: {
          fr: "=Lettre du {{ $now.plus({ days: 1 }).toFormat('dd/MM/yyyy') }}",
          en: "=Letter of {{ $now.plus({ days: 1 }).toFormat('dd/MM/yyyy') }}",
        },
        contentFormat: 'html',
        content: '={{ $json.html }}',
        additionalFields: { status: 'draft' },
      },
      onError: 'output',
      retry: [2, 10],
    },
    tell: {
      use: 'slack',
      name: { fr: 'Donner le brouillon à relire', en: 'Hand over the draft' },
      why: {
        fr: 'Avec le nombre de sources muettes : une rubrique absente se remarque.',
        en: 'With the number of silent sources, so a missing part is noticed.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: colleague,
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    skip: {
      use: 'slack',
      name: { fr: 'Dire qu’il n’y a pas de brouillon', en: 'Say there is no draft' },
      why: {
        fr: 'À temps pour appeler un collègue, ou pour sauter le numéro.',
        en: 'In time to ring a colleague, or to skip the issue.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "={{ 'Pas de brouillon : ' + ($json.error ? 'Ghost a refusé (' + ($json.error.message ?? $json.error) + ').' : 'éléments trouvés : ' + $json.count + ', il en faut trois. Sources muettes : ' + $json.silent + '. Sauter le numéro ?') }}",
          en: "={{ 'No draft: ' + ($json.error ? 'Ghost refused (' + ($json.error.message ?? $json.error) + ').' : 'items found: ' + $json.count + ', three are needed. Silent sources: ' + $json.silent + '. Skip the issue?') }}",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
      once: true,
    },
  },
  links: [
    'wednesday > settings > blog > together:0 > even > enough.yes > tease > check > compose > draft > tell',
    'settings > events > together:1',
    'settings > picks > together:2',
    'luna => tease',
    'enough.no > skip',
    'draft.error > skip',
  ],
  examples,
  cost: [{ node: 'tease', model: 'luna', reads: 320, writes: 60, calls: 8 }],
})
