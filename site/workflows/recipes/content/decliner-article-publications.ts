import { byColumn, table } from '../../fragments/baserow.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { byName, model, question, shape } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './decliner-article-publications.examples.ts'

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-23',
  fr: {
    title: 'Tirer trois publications d’un article paru',
    problem:
      'L’article a pris deux jours, il est lu une semaine. On se promet d’en tirer des publications, et l’article suivant arrive avant.',
    outcome:
      'À chaque article publié, trois textes arrivent ensemble dans Slack : une idée chacun, une citation exacte de l’article, la longueur qui convient. Après un oui, ils entrent dans votre calendrier de publication.',
    avoid:
      'Si vos articles sont de simples annonces, il n’y a pas trois idées à en tirer. Et un compte dont la voix est personnelle ne se délègue pas.',
    approval:
      'Rien n’est publié. Une personne lit les trois textes, répond oui ou non ; un non laisse l’article sans suite, sans relance.',
    failure:
      'Une citation qui n’est pas mot pour mot dans l’article fait écarter le texte. S’il n’en reste aucun, ou si le modèle se tait, un message le dit et rien n’est proposé.',
  },
  en: {
    title: 'Draw three posts from a published article',
    problem:
      'The article took two days and is read for a week. One means to draw posts from it, and the next article comes first.',
    outcome:
      'With each article that comes out, three texts arrive together in Slack: one idea each, one exact quotation from the article, the right length. After a yes they enter your publishing calendar.',
    avoid:
      'If your articles are plain announcements, there are no three ideas in them. And an account with a personal voice cannot be delegated.',
    approval:
      'Nothing is published. A person reads the three texts and answers yes or no; a no leaves the article alone, without reminders.',
    failure:
      'A quotation that is not in the article word for word has its text set aside. If none is left, or the model is silent, a message says so and nothing is proposed.',
  },
  nodes: {
    feed: {
      use: 'rssTrigger',
      name: { fr: 'Article paru', en: 'Article published' },
      why: {
        fr: 'Votre propre flux : le signal est le même quel que soit l’outil du blog.',
        en: 'Your own feed: the signal is the same whatever the blog runs on.',
      },
      with: {
        feedUrl: 'https://blog.votre-entreprise.example/feed.xml',
        pollTimes: { item: [{ mode: 'everyHour' }] },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre équipe', en: 'Your team' },
      why: {
        fr: 'Le canal, et la longueur au-delà de laquelle on ne lit plus.',
        en: 'The channel, and the length beyond which nobody reads on.',
      },
      with: fields({
        channel: { fr: 'publications', en: 'posts' },
        letters: 600,
        database: { fr: 'numéro de la base Baserow', en: 'number of the Baserow database' },
        table: { fr: 'numéro de la table Baserow', en: 'number of the Baserow table' },
      }),
    },
    page: {
      use: 'httpRequest',
      name: { fr: 'Lire l’article', en: 'Read the article' },
      why: {
        fr: 'Un flux n’a souvent que le début du texte.',
        en: 'A feed often holds no more than the opening.',
      },
      with: {
        url: "={{ $('feed').item.json.link }}",
        options: { response: { response: { responseFormat: 'text' } } },
      },
      onError: 'output',
      retry: [3, 5],
    },
    words: {
      use: 'set',
      name: { fr: 'Garder les phrases', en: 'Keep the sentences' },
      why: {
        fr: 'Sans balises ni menus : le modèle paie chaque mot qu’il lit.',
        en: 'Without tags or menus: each word read is paid for.',
      },
      with: fields(
        {
          title: "={{ $('feed').item.json.title }}",
          link: "={{ $('feed').item.json.link }}",
          text: "={{ ($json.data.match(/<p>(.*?)<\\/p>/gs) || []).join('\\n').replace(/<[^>]+>/g, '').trim() }}",
        },
        { alone: true },
      ),
    },
    write: {
      use: 'chainLlm',
      name: { fr: 'Proposer trois textes', en: 'Propose three texts' },
      why: {
        fr: 'Trois idées, et non trois façons de dire la même.',
        en: 'Three ideas, not three ways of saying one.',
      },
      with: question(
        {
          fr: 'Tu prépares trois publications à partir d’un article. Chacune développe une idée différente de l’article et se comprend seule. Vouvoiement, phrases courtes, ni mot-dièse, ni point d’exclamation, ni question au lecteur. Chacune contient une citation de l’article, recopiée mot pour mot, que tu donnes aussi à part dans « quote ». N’ajoute aucun fait qui n’est pas dans l’article.',
          en: 'You prepare three posts from an article. Each develops a different idea of it and makes sense alone. Short sentences, no hashtag, no exclamation mark, no question to the reader. Each holds one quotation from the article, copied word for word, which you also give by itself in “quote”. Add no fact that the article does not have.',
        },
        '={{ $json.title }}\n\n{{ $json.text }}',
        { shaped: true },
      ),
      onError: 'output',
      retry: [2, 3],
    },
    sonnet: model('sonnet', { fr: 'Modèle de rédaction', en: 'Writing model' }),
    form: {
      use: 'outputParserStructured',
      name: { fr: 'Trois fois texte et citation', en: 'Three times text and quotation' },
      with: shape({
        posts: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              idea: { type: 'string' },
              text: { type: 'string' },
              quote: { type: 'string' },
            },
            required: ['idea', 'text', 'quote'],
          },
        },
      }),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Texte par texte', en: 'Text by text' },
      why: {
        fr: 'Un mauvais texte ne doit pas faire perdre les deux bons.',
        en: 'One bad text must not cost the two good ones.',
      },
      with: { fieldToSplitOut: 'output.posts', options: {} },
    },
    check: {
      use: 'set',
      name: { fr: 'Vérifier la citation', en: 'Check the quotation' },
      why: {
        fr: 'Une recherche dans l’article, au caractère près, espaces mis à part.',
        en: 'A search through the article, to the letter, spaces apart.',
      },
      with: fields(
        {
          idea: '={{ $json.idea }}',
          text: '={{ $json.text }}',
          found: {
            as: 'boolean',
            value:
              "={{ $('words').first().json.text.replace(/\\s+/g, ' ').includes($json.quote.replace(/\\s+/g, ' ')) }}",
          },
          letters: number('={{ $json.text.length }}'),
        },
        { alone: true },
      ),
    },
    good: {
      use: 'filter',
      name: { fr: 'Exacts et assez courts', en: 'Exact and short enough' },
      why: {
        fr: 'Deux règles que le modèle connaît et n’applique pas toujours.',
        en: 'Two rules that the model knows and does not always keep.',
      },
      with: all(
        isTrue('={{ $json.found }}'),
        amount('={{ $json.letters }}', 'lte', "={{ $('settings').first().json.letters }}"),
      ),
      always: true,
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Les réunir', en: 'Bring them together' },
      why: {
        fr: 'On choisit mieux entre trois qu’un par un.',
        en: 'Choosing is easier with all three in view.',
      },
      with: gathered('text'),
    },
    some: {
      use: 'if',
      name: { fr: 'En reste-t-il ?', en: 'Is any left?' },
      why: {
        fr: 'Demander un accord sur une liste vide userait la patience de tous.',
        en: 'Asking for a yes to an empty list would wear out everyone’s patience.',
      },
      with: all(amount('={{ ($json.text ?? []).length }}', 'gt', 0)),
    },
    ask: {
      use: 'slack',
      name: { fr: 'Demander un oui', en: 'Ask for a yes' },
      why: {
        fr: 'Les trois textes en entier dans le message : rien à ouvrir.',
        en: 'All three texts in full inside the message: nothing to open.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.channel }}"),
        message: {
          fr: "=« {{ $('words').first().json.title }} » : {{ $json.text.length }} textes\n\n{{ $json.text.join('\\n\\n---\\n\\n') }}",
          en: "=“{{ $('words').first().json.title }}”: {{ $json.text.length }} texts\n\n{{ $json.text.join('\\n\\n---\\n\\n') }}",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: { appendAttribution: false },
      },
    },
    yes: {
      use: 'if',
      name: { fr: 'Oui ?', en: 'Yes?' },
      why: {
        fr: 'Un non n’appelle ni motif ni relance.',
        en: 'A no asks for neither reason nor reminder.',
      },
      with: all(isTrue('={{ $json.data.approved }}')),
    },
    row: {
      use: 'set',
      name: { fr: 'Ligne du calendrier', en: 'Row of the calendar' },
      why: {
        fr: 'Trois colonnes de ces noms : link, texts, day.',
        en: 'Three columns of these names: link, texts, day.',
      },
      with: fields(
        {
          link: "={{ $('words').first().json.link }}",
          texts: "={{ $('gather').first().json.text.join('\\n\\n') }}",
          day: '={{ $now.toISODate() }}',
        },
        { alone: true },
      ),
    },
    plan: {
      use: 'baserow',
      name: { fr: 'Inscrire au calendrier', en: 'Enter in the calendar' },
      why: {
        fr: 'Une ligne, à la date du jour : la personne qui publie choisit la suite.',
        en: 'One row, under today’s date: whoever publishes decides what follows.',
      },
      with: {
        ...table(),
        operation: 'create',
        ...byColumn(),
      },
    },
    nothing: {
      use: 'slack',
      name: { fr: 'Dire qu’il n’y a rien', en: 'Say there is nothing' },
      why: {
        fr: 'Sinon, quelqu’un attendra ces textes.',
        en: 'Or somebody will be waiting for them.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "=Aucun texte à proposer pour « {{ $('feed').first().json.title }} ».",
          en: "=No text to propose for “{{ $('feed').first().json.title }}”.",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
  },
  links: [
    'feed > settings > page > words > write > each > check > good > gather > some.yes > ask > yes.yes > row > plan',
    'sonnet => write',
    'form => write',
    'some.no > nothing',
    'page.error > nothing',
    'write.error > nothing',
  ],
  examples,
  cost: [{ node: 'write', model: 'sonnet', reads: 2600, writes: 480 }],
})
