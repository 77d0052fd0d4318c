import { answeredWithin } from '../../fragments/patience.ts'
import { allItems, inBoth } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './tenir-calendrier-editorial.examples.ts'

interface Words {
  readonly late: string
  readonly alone: string
  readonly gap: string
  readonly empty: string
}

const weigh = ({ late, alone, gap, empty }: Words): string =>
  `const { weeks, brief, draft } = $('settings').first().json
const pages = $input.all().map(({ json }) => json).filter((one) => one.id)
const dayOf = (one) => one.property_date?.start?.slice(0, 10) ?? ''
const shown = (day) => day.slice(8) + '/' + day.slice(5, 7)
const away = (day) => Math.round((Date.parse(day) - Date.parse($now.toISODate())) / 86400000)
const fill = (words, one) => words.replace('NAME', one.name).replace('DAY', shown(one.day ?? dayOf(one))).replace('STATE', one.property_status ?? '').replace('WEEK', shown(one.week ?? '0000-00-00')) + (one.url && !one.week ? ' ' + one.url : '')
const found = []
for (const one of pages.filter((page) => dayOf(page) && page.property_status !== 'Published')) {
  const days = away(dayOf(one))
  if (days < 0 || days > 21) continue
  if (!one.property_author) found.push({ kind: 'team', text: fill('${alone}', one) })
  else if ((['Idea', 'Brief'].includes(one.property_status) && days <= brief) || (one.property_status === 'Draft' && days <= draft))
    found.push({ kind: 'late', email: one.property_author, text: fill('${late}', one) })
}
const ideas = pages.filter((one) => one.property_status === 'Idea' && !dayOf(one))
for (let ahead = 0; ahead < weeks; ahead += 1) {
  const monday = $now.startOf('week').plus({ weeks: ahead })
  const [from, to, day] = [monday, monday.plus({ days: 6 }), monday.plus({ days: 3 })].map((one) => one.toISODate())
  if (pages.some((one) => dayOf(one) >= from && dayOf(one) <= to && one.property_status !== 'Published')) continue
  const idea = ideas.shift()
  found.push(idea ? { kind: 'gap', page: idea.id, day, text: fill('${gap}', { ...idea, day, week: from }) } : { kind: 'team', text: fill('${empty}', { name: '', day, week: from }) })
}
return found.map((json) => ({ json }))`

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Tenir le calendrier éditorial : retards et semaines vides',
    problem:
      'Le calendrier est beau, personne ne l’ouvre. Le mercredi, on découvre que l’article du jeudi n’est qu’un titre, et que la semaine de Noël est vide depuis octobre, alors que vingt idées dorment dans la même base.',
    outcome:
      'Chaque lundi, l’auteur d’un texte en retard reçoit un mot dans Slack, à lui seul. Pour chaque semaine vide du mois, une idée de votre réserve est proposée à la rédaction ; un oui la place au jeudi.',
    avoid:
      'Seul à écrire, un rappel d’agenda suffit. Et un calendrier que l’on ne respecte jamais a besoin d’une réunion sur le rythme, pas d’un flux qui gronde.',
    approval:
      'La rédaction accepte ou refuse chaque idée ; refusée, elle garde sa place et la semaine reste vide jusqu’au lundi suivant. Rien n’est attribué à personne sans elle.',
    failure:
      'Un auteur que Slack ne connaît plus fait arriver le retard dans le canal commun. Une date que Notion refuse aussi, avec la mention. Sans réponse de Notion, le canal apprend que le calendrier est resté fermé.',
  },
  en: {
    title: 'Keep the editorial calendar: delays and empty weeks',
    problem:
      'The calendar looks good and nobody opens it. On Wednesday you find that Thursday’s article is just a title, and that Christmas week has been empty since October, while twenty ideas sleep in the same database.',
    outcome:
      'Each Monday the author of a late text gets a word in Slack, in private. For every empty week of the month an idea from your store is put to the editors; a yes places it on the Thursday.',
    avoid:
      'If you write alone a calendar reminder will do. And a schedule that nobody ever keeps needs a talk about pace rather than a flow that scolds.',
    approval:
      'The editors accept or refuse each idea; a refused one keeps its place and the week stays empty until next Monday. Nothing is given to anybody without them.',
    failure:
      'An author whom Slack no longer knows makes the delay go to the common channel. So does a date that Notion refuses, saying so. Without an answer from Notion, the channel learns that the calendar stayed shut.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque lundi', en: 'Every Monday' },
      why: {
        fr: 'Il reste trois jours pour écrire l’article du jeudi.',
        en: 'Three days are left to write Thursday’s article.',
      },
      with: at('45 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre rythme', en: 'Your pace' },
      why: {
        fr: 'Un plan deux semaines avant, un texte fini cinq jours avant.',
        en: 'A plan two weeks ahead, a finished text five days ahead.',
      },
      with: fields({
        weeks: 4,
        brief: 14,
        draft: 5,
        calendar: { fr: 'identifiant de la base Notion', en: 'id of your Notion database' },
        channel: { fr: 'identifiant du canal', en: 'id of your channel' },
      }),
    },
    pages: {
      use: 'notion',
      name: { fr: 'Lire le calendrier', en: 'Read the calendar' },
      why: {
        fr: 'Trois propriétés : Date, Author (une adresse), Status (Idea, Brief, Draft, Ready, Published).',
        en: 'Three properties: Date, Author (an address), Status (Idea, Brief, Draft, Ready, Published).',
      },
      with: {
        resource: 'databasePage',
        operation: 'getAll',
        dataSourceId: byId("={{ $('settings').first().json.calendar }}"),
        returnAll: true,
        filterType: 'none',
        simple: true,
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    weigh: {
      use: 'code',
      name: { fr: 'Chercher retards et trous', en: 'Look for delays and gaps' },
      why: {
        fr: 'Un texte prêt n’est pas un retard ; une semaine avec un titre n’est pas vide.',
        en: 'A finished text is no delay; a week with a title is not empty.',
      },
      with: allItems(
        inBoth(weigh, {
          fr: {
            late: '« NAME » paraît le DAY et n’est qu’au stade « STATE ».',
            alone: '« NAME » paraît le DAY et n’a pas d’auteur.',
            gap: 'Rien n’est prévu la semaine du WEEK. Placer « NAME » le DAY ?',
            empty: 'Rien n’est prévu la semaine du WEEK, et il ne reste aucune idée.',
          },
          en: {
            late: '“NAME” comes out on DAY and is only at “STATE”.',
            alone: '“NAME” comes out on DAY and has no author.',
            gap: 'Nothing is planned for the week of WEEK. Put “NAME” on DAY?',
            empty: 'Nothing is planned for the week of WEEK, and no idea is left.',
          },
        }),
      ),
    },
    kind: {
      use: 'switch',
      name: { fr: 'À qui le dire ?', en: 'Whom to tell?' },
      why: {
        fr: 'Un retard se dit à son auteur, pas devant tout le monde.',
        en: 'A delay is told to its author, not in front of everybody.',
      },
      with: cases({
        late: text('={{ $json.kind }}', 'equals', 'late'),
        gap: text('={{ $json.kind }}', 'equals', 'gap'),
      }),
    },
    person: {
      use: 'slack',
      name: { fr: 'Trouver l’auteur', en: 'Find the author' },
      why: {
        fr: 'Notion connaît une adresse, Slack un identifiant.',
        en: 'Notion knows an address, Slack an id.',
      },
      with: { resource: 'user', operation: 'lookupByEmail', email: '={{ $json.email }}' },
      onError: 'output',
    },
    nudge: {
      use: 'slack',
      name: { fr: 'Lui écrire', en: 'Write to them' },
      why: {
        fr: 'Le lien ouvre la page : répondre par le travail est le plus court.',
        en: 'The link opens the page: doing the work is the shortest answer.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'user',
        user: byId('={{ $json.id }}'),
        messageType: 'text',
        text: "={{ $('kind').item.json.text }}",
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Semaine par semaine', en: 'Week by week' },
      why: {
        fr: 'Une question, une réponse, puis la suivante.',
        en: 'One question, one answer, then the next.',
      },
      with: { batchSize: 1, options: {} },
    },
    ask: {
      use: 'slack',
      name: { fr: 'Proposer une idée', en: 'Suggest an idea' },
      why: {
        fr: 'Choisir entre oui et non va plus vite que rouvrir vingt idées.',
        en: 'Yes or no is quicker than going through twenty ideas.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        message: '={{ $json.text }}',
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(2, 'days'),
      },
    },
    yes: {
      use: 'filter',
      name: { fr: 'Seulement si oui', en: 'Only on a yes' },
      why: {
        fr: 'Sans réponse, l’idée reste dans la réserve.',
        en: 'Without an answer the idea stays in the store.',
      },
      with: all(isTrue('={{ $json.data?.approved ?? false }}')),
    },
    place: {
      use: 'notion',
      name: { fr: 'Dater l’idée', en: 'Date the idea' },
      why: {
        fr: 'La date seule : l’auteur se choisit entre gens qui se parlent.',
        en: 'Its date only; an author is chosen by people who talk.',
      },
      with: {
        resource: 'databasePage',
        operation: 'update',
        pageId: byId("={{ $('loop').item.json.page }}"),
        propertiesUi: {
          propertyValues: [
            { key: 'Date|date', date: "={{ $('loop').item.json.day }}", includeTime: false },
          ],
        },
        options: {},
      },
      onError: 'output',
      retry: [2, 10],
    },
    refused: {
      use: 'set',
      name: { fr: 'Dire : non daté', en: 'Say: not dated' },
      why: {
        fr: 'Un oui sans effet est pire qu’un non.',
        en: 'A yes without effect is worse than a no.',
      },
      with: fields(
        {
          text: {
            fr: "={{ $('loop').item.json.text + ' (Notion n’a pas pris la date)' }}",
            en: "={{ $('loop').item.json.text + ' (Notion did not take the date)' }}",
          },
        },
        { alone: true },
      ),
    },
    unknown: {
      use: 'set',
      name: { fr: 'Reprendre le retard', en: 'Take the delay back' },
      why: {
        fr: 'L’auteur est parti ; l’article, lui, est toujours prévu.',
        en: 'The author left; the article is still planned.',
      },
      with: fields({ text: "={{ $('kind').item.json.text }}" }, { alone: true }),
    },
    team: {
      use: 'slack',
      name: { fr: 'Dire à la rédaction', en: 'Tell the editors' },
      why: {
        fr: 'Ce qui n’a pas de propriétaire est à tous.',
        en: 'What has no owner belongs to all.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: '={{ $json.text }}',
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    warn: {
      use: 'slack',
      name: { fr: 'Dire que rien n’est lu', en: 'Say nothing was read' },
      why: {
        fr: 'Un lundi sans message passerait pour un bon lundi.',
        en: 'A Monday without messages would pass for a good one.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "={{ 'Calendrier éditorial non lu ce matin : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ 'Editorial calendar not read this morning: ' + ($json.error.message ?? $json.error) }}",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
  },
  links: [
    'monday > settings > pages > weigh > kind.late > person > nudge',
    'kind.gap > loop.each > ask > yes > place',
    'ask > loop',
    'kind.other > team',
    'person.error > unknown > team',
    'place.error > refused > team',
    'pages.error > warn',
  ],
  examples,
})
