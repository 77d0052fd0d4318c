import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, model, question, shape } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reperer-articles-d-aide-manquants.examples.ts'

/** Numbers in place of ids, and nobody's address or phone, before a model reads them. */
const LIST = `const hidden = (text) => String(text ?? '')
  .replace(/[\\w.+-]+@[\\w.-]+/g, '[…]')
  .replace(/\\+?\\d[\\d .-]{6,}\\d/g, '[…]')
  .replace(/\\s+/g, ' ')
  .trim();
const closed = $input.all().map(item => item.json).filter(one => one.status === 4 || one.status === 5).slice(0, 80);
return [{ json: {
  count: closed.length,
  ids: closed.map(one => one.id),
  tickets: closed.map((one, at) => (at + 1) + '. ' + hidden(one.subject) + ' | ' + hidden(one.description_text).slice(0, 160)).join('\\n'),
  articles: $('articles').all().map(item => '- ' + item.json.title.rendered.replace(/&[#\\w]+;/g, ' ')).join('\\n'),
} }];`

/** Numbers that exist, each used once, three at least, and no title that is there already. */
const CHECK = `const { ids, articles } = $('list').first().json;
const plain = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim();
const known = articles.split('\\n').map(line => plain(line));
const used = new Set();
const gaps = $input.first().json.output.gaps.flatMap(({ title, tickets }) => {
  const own = tickets.filter(one => ids[one - 1] !== undefined && !used.has(one));
  if (known.includes(plain(title)) || own.length < $('settings').first().json.least) return [];
  for (const one of own) used.add(one);
  return [{ title, tickets: own.map(one => ids[one - 1]) }];
}).sort((one, other) => other.tickets.length - one.tickets.length);
return [{ json: { count: gaps.length, gaps, options: gaps.map(({ title, tickets }) => ({ option: tickets.length + ' × ' + title })) } }];`

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Repérer les articles d’aide qui manquent à vos clients',
    problem:
      'Dix clients ont demandé cette semaine comment changer leur adresse de facturation. Chacun a reçu une réponse soignée ; l’article qui aurait évité l’onzième n’existe toujours pas.',
    outcome:
      'Chaque vendredi, les tickets résolus sont mis face à vos titres d’articles. Les questions posées trois fois sans article sont proposées par ordre de fréquence ; celles que vous cochez deviennent des fiches Notion, tickets à l’appui.',
    avoid:
      'Il faut un centre d’aide existant et vingt tickets par semaine. Si les clients ne trouvent pas vos articles, c’est la recherche qu’il faut corriger, pas le fonds.',
    approval:
      'Vous cochez les articles à écrire, ou aucun. Le flux n’écrit pas l’article et ne publie rien ; sans réponse sous une semaine, la liste tombe.',
    failure:
      'Un courriel nomme ce qui n’a pas répondu, de Freshdesk à Notion. Les numéros inventés par le modèle et les titres déjà publiés sont écartés par le code.',
  },
  en: {
    title: 'Spot the help articles that your customers are missing',
    problem:
      'Ten customers asked this week how to change their billing address. Each got a careful answer, and the article that would have spared you the eleventh still does not exist.',
    outcome:
      'Every Friday, solved tickets are put beside the titles of your articles. Questions asked three times without one are proposed by frequency; those that you tick become Notion records, with their tickets.',
    avoid:
      'You need a help centre and some twenty tickets a week. Where customers fail to find your articles, mend the search and not the stock.',
    approval:
      'You tick the articles to be written, or none. The flow writes no article and publishes nothing; after a week without an answer the list lapses.',
    failure:
      'An email names whatever gave no answer, from Freshdesk to Notion. Numbers that the model made up and titles already published are dropped by code.',
  },
  nodes: {
    friday: {
      use: 'scheduleTrigger',
      name: { fr: 'Vendredi à quinze heures', en: 'Friday at three' },
      why: {
        fr: 'La semaine est encore en tête de ceux qui ont répondu.',
        en: 'The week is still fresh with those who answered.',
      },
      with: at('0 15 * * 5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre assistance', en: 'Your help desk' },
      why: {
        fr: 'Trois fois fait un besoin, deux fois un hasard.',
        en: 'Three times make a need, twice is chance.',
      },
      with: fields({
        least: 3,
        from: 'aide@velos-martin.example',
        lead: 'sophie@velos-martin.example',
        base: { fr: 'identifiant de la source de données', en: 'id of the data source' },
      }),
    },
    articles: {
      use: 'wordpress',
      name: { fr: 'Titres publiés', en: 'Titles published' },
      why: {
        fr: 'Les titres suffisent à dire ce qui existe, et coûtent cent fois moins à lire.',
        en: 'Titles are enough to say what exists, at a hundredth of the reading.',
      },
      with: {
        resource: 'post',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'publish', orderBy: 'title', order: 'asc' },
      },
      onError: 'output',
      retry: [2, 10],
    },
    tickets: {
      use: 'freshdesk',
      name: { fr: 'Tickets de la semaine', en: 'Tickets of the week' },
      why: {
        fr: 'Avec le premier message : l’objet « Question » ne dit rien.',
        en: 'With their first message, since the subject “Question” says nothing.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        returnAll: true,
        options: {
          updatedSince: '={{ $now.minus({ days: 7 }).toISO() }}',
          include: ['description'],
          orderBy: 'updatedAt',
          order: 'desc',
        },
      },
      once: true,
      onError: 'output',
      retry: [2, 10],
    },
    list: {
      use: 'code',
      name: { fr: 'Numéroter et masquer', en: 'Number and mask' },
      why: {
        fr: 'Le modèle n’a besoin ni d’une adresse ni d’un téléphone pour reconnaître une question.',
        en: 'No model needs an address or a phone number to recognise a question.',
      },
      with: allItems(LIST),
    },
    enough: {
      use: 'filter',
      name: { fr: 'De quoi comparer', en: 'Enough to compare' },
      why: {
        fr: 'Trois tickets font déjà un groupe possible ; moins, on n’appelle pas le modèle.',
        en: 'It takes three tickets to form one group; below that, no model is called.',
      },
      with: all(amount('={{ $json.count }}', 'gte', "={{ $('settings').first().json.least }}")),
    },
    gaps: {
      use: 'chainLlm',
      name: { fr: 'Chercher les manques', en: 'Look for gaps' },
      why: {
        fr: '« Adresse de facture » et « changer qui paie » sont la même question : un modèle le voit.',
        en: '“Invoice address” and “change who pays” are one question, which a model can tell.',
      },
      with: question(
        {
          fr: 'On te donne les titres d’un centre d’aide et des tickets numérotés. Regroupe les tickets qui posent la même question pratique, à laquelle une page pourrait répondre seule. Ne retiens un groupe que si aucun titre existant n’y répond. Ignore les pannes, réclamations, remboursements et demandes propres à une commande. Pour chaque groupe : un titre d’article au plus de 70 signes, formulé comme le client le chercherait, et les numéros des tickets. Un ticket n’entre que dans un groupe. Aucun manque : rends une liste vide, n’en invente pas.',
          en: 'You are given the titles of a help centre and numbered tickets. Group tickets that ask the same practical question, one that a page could answer by itself. Keep a group only where no existing title answers it. Leave out faults, complaints, refunds and whatever concerns a single order. For each group: an article title of at most 70 characters, worded as a customer would search for it, and the tickets’ numbers. A ticket belongs to one group at most. With no gap, return an empty list and make none up.',
        },
        {
          fr: '=Titres :\n{{ $json.articles }}\n\nTickets :\n{{ $json.tickets }}',
          en: '=Titles:\n{{ $json.articles }}\n\nTickets:\n{{ $json.tickets }}',
        },
        { shaped: true },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    haiku: model('haiku', { fr: 'Petit modèle', en: 'Small model' }),
    form: {
      use: 'outputParserStructured',
      name: { fr: 'Titres et numéros', en: 'Titles and numbers' },
      with: shape({
        gaps: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              title: { type: 'string' },
              tickets: { type: 'array', items: { type: 'integer' } },
            },
            required: ['title', 'tickets'],
          },
        },
      }),
    },
    checked: {
      use: 'code',
      name: { fr: 'Vérifier les groupes', en: 'Check the groups' },
      why: {
        fr: 'Un compte faux ferait écrire un article que personne ne demande.',
        en: 'A wrong count would have you write an article nobody asked for.',
      },
      with: allItems(CHECK),
    },
    any: {
      use: 'filter',
      name: { fr: 'Au moins un manque', en: 'At least one gap' },
      why: {
        fr: 'Une semaine sans manque ne mérite pas de courriel.',
        en: 'A week without gaps deserves no email.',
      },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Lesquels écrire ?', en: 'Which to write?' },
      why: {
        fr: 'Seule l’équipe sait qu’une question disparaîtra avec la prochaine version.',
        en: 'Only the team knows that a question will vanish with the next release.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.lead }}",
        subject: {
          fr: '=Articles qui manquent : {{ $json.count }}',
          en: '=Articles missing: {{ $json.count }}',
        },
        message: "={{ $json.options.map(one => one.option).join('\\n') }}",
        responseType: 'customForm',
        defineForm: 'json',
        jsonOutput: {
          fr: "={{ JSON.stringify([{ fieldLabel: 'À écrire', fieldType: 'checkbox', fieldOptions: { values: $json.options } }]) }}",
          en: "={{ JSON.stringify([{ fieldLabel: 'To write', fieldType: 'checkbox', fieldOptions: { values: $json.options } }]) }}",
        },
        options: answeredWithin(7, 'days'),
      },
      onError: 'output',
    },
    chosen: {
      use: 'code',
      name: { fr: 'Articles cochés', en: 'Articles ticked' },
      why: {
        fr: 'Chaque choix retrouve ses tickets, où l’auteur lira les mots des clients.',
        en: 'Each choice meets its tickets again, where the author finds customers’ own words.',
      },
      with: allItems(
        "const ticked = Object.values($input.first().json.data ?? {}).flat();\nreturn $('checked').first().json.gaps\n  .filter(({ title, tickets }) => ticked.includes(tickets.length + ' × ' + title))\n  .map(({ title, tickets }) => ({ json: { title, tickets: tickets.join(', ') } }));",
      ),
    },
    create: {
      use: 'notion',
      name: { fr: 'Créer la fiche', en: 'Create the record' },
      why: {
        fr: 'Là où les articles se distribuent déjà entre rédacteurs.',
        en: 'Where articles are already shared out among writers.',
      },
      with: {
        resource: 'databasePage',
        operation: 'create',
        dataSourceId: byId("={{ $('settings').first().json.base }}"),
        title: '={{ $json.title }}',
        blockUi: {
          blockValues: [
            {
              type: 'paragraph',
              richText: false,
              textContent: '=Tickets : {{ $json.tickets }}',
            },
          ],
        },
      },
      onError: 'output',
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what failed' },
      why: {
        fr: 'Un vendredi muet doit vouloir dire « aucun manque ».',
        en: 'A silent Friday has to mean “no gap”.',
      },
      with: {
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.lead }}",
        subject: { fr: 'Articles manquants : pas de liste', en: 'Missing articles: no list' },
        emailFormat: 'text',
        text: {
          fr: '=Un service n’a pas répondu : {{ $json.error.message ?? $json.error }}. Relancez le flux lundi.',
          en: '=A service did not answer: {{ $json.error.message ?? $json.error }}. Run the flow again on Monday.',
        },
        options: { appendAttribution: false },
      },
      once: true,
    },
  },
  links: [
    'friday > settings > articles > tickets > list > enough > gaps > checked > any > ask > chosen > create',
    'haiku => gaps',
    'form => gaps',
    'articles.error > tell',
    'tickets.error > tell',
    'gaps.error > tell',
    'ask.error > tell',
    'create.error > tell',
  ],
  examples,
  cost: [{ node: 'gaps', model: 'haiku', reads: 5500, writes: 400 }],
})
