import { byColumn, table } from '../../fragments/baserow.ts'
import { all, cases, isEmpty, isFalse, isTrue } from '../../fragments/conditions.ts'
import { fields, list, number, truth } from '../../fragments/fields.ts'
import { model, question, shape } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './traduire-fiches-produits.examples.ts'

/** Numbers of the sheet that the translation lacks, whichever decimal sign it writes. */
const lost =
  "={{ $json.output === undefined ? [] : $('facts').item.json.numbers.filter(one => !(($json.output.name + ' ' + $json.output.description).replace(/(\\d),(\\d)/g, '$1.$2').match(/\\d+(?:\\.\\d+)?/g) ?? []).includes(one)) }}"

const read = fields(
  {
    done: truth('={{ $json.output !== undefined }}'),
    name: "={{ $json.output?.name ?? '' }}",
    description: "={{ $json.output?.description ?? '' }}",
    lost: list(lost),
  },
  { alone: true },
)

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-23',
  fr: {
    title: 'Traduire les fiches produits sans perdre un chiffre',
    problem:
      'La boutique ouvre à l’Allemagne et deux cents fiches attendent. La traduction automatique est fluide, mais un « 1,5 l » devenu « 15 l » ne se voit qu’au retour du colis.',
    outcome:
      'Chaque nuit, cinq fiches non traduites arrivent dans Baserow, avec la liste des chiffres qui manquent, vide quand tout y est. Mattermost annonce combien sont à relire et combien à corriger.',
    avoid:
      'Pour une notice de sécurité, une composition ou une allégation de santé, prenez un traducteur. Pour vingt produits aussi.',
    approval:
      'Rien n’est publié. Une personne qui lit l’allemand relit chaque ligne dans Baserow et la recopie dans la boutique, ou la corrige.',
    failure:
      'Quand des chiffres manquent, le modèle a une seconde chance, pas une troisième. S’il ne répond pas, Mattermost nomme la fiche, et elle revient la nuit suivante. Sans la boutique ou Baserow, rien n’est traduit.',
  },
  en: {
    title: 'Translate product sheets without losing a figure',
    problem:
      'The shop opens to Germany and two hundred sheets are waiting. Machine translation reads well, yet a “1.5 l” turned “15 l” shows only when the parcel comes back.',
    outcome:
      'Each night five untranslated sheets land in Baserow, with a list of missing figures, empty when all are there. Mattermost counts those to read and those to mend.',
    avoid:
      'Safety instructions, ingredients and health claims need a translator. So do twenty products in all.',
    approval:
      'Nothing is published. Somebody who reads German goes through each row in Baserow and copies it to the shop, or puts it right.',
    failure:
      'Where figures are missing the model gets a second chance, and no third. Should it not answer, Mattermost names the sheet, and it comes back the next night. Without the shop or Baserow nothing is translated.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque nuit', en: 'Every night' },
      why: {
        fr: 'Cinq fiches par nuit se relisent en un quart d’heure le matin.',
        en: 'Five sheets a night are read in a quarter of an hour next morning.',
      },
      with: at('15 2 * * 2-6'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre langue cible', en: 'Your target language' },
      why: {
        fr: 'Une langue par copie du flux : chacune a son relecteur.',
        en: 'One language for each copy of the flow: each has a reader of its own.',
      },
      with: fields({
        language: { fr: 'allemand', en: 'German' },
        many: 5,
        database: { fr: 'numéro de la base Baserow', en: 'number of the Baserow database' },
        table: { fr: 'numéro de la table Baserow', en: 'number of the Baserow table' },
        channel: { fr: 'identifiant du canal Mattermost', en: 'id of your Mattermost channel' },
      }),
    },
    products: {
      use: 'wooCommerce',
      name: { fr: 'Fiches publiées', en: 'Published sheets' },
      why: {
        fr: 'Un brouillon changera encore : le traduire serait le traduire deux fois.',
        en: 'A draft will change again, and would be translated twice.',
      },
      with: {
        resource: 'product',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'publish' },
      },
      retry: [3, 10],
    },
    facts: {
      use: 'set',
      name: { fr: 'Relever les chiffres', en: 'Note the figures' },
      why: {
        fr: 'Avant le modèle, par une règle : tailles, poids, volumes, âges.',
        en: 'Ahead of the model, by a rule: sizes, weights, volumes, ages.',
      },
      with: fields(
        {
          product_id: number('={{ $json.id }}'),
          name: '={{ $json.name }}',
          text: "={{ $json.description.replace(/<[^>]+>/g, ' ').replace(/\\s+/g, ' ').trim() }}",
          numbers: list(
            "={{ [...new Set(($json.name + ' ' + $json.description.replace(/<[^>]+>/g, ' ')).replace(/(\\d),(\\d)/g, '$1.$2').match(/\\d+(?:\\.\\d+)?/g) ?? [])] }}",
          ),
        },
        { alone: true },
      ),
    },
    known: {
      use: 'baserow',
      name: { fr: 'Déjà traduites', en: 'Translated already' },
      why: {
        fr: 'La table des relecteurs dit seule ce qui est fait.',
        en: 'The readers’ own table alone says what is done.',
      },
      with: {
        ...table(),
        operation: 'getAll',
        returnAll: true,
        additionalOptions: {},
      },
      always: true,
      retry: [3, 5],
    },
    doneIds: {
      use: 'set',
      name: { fr: 'Leur numéro', en: 'Their numbers' },
      why: {
        fr: 'Baserow rend parfois un nombre en texte : on compare des nombres.',
        en: 'Baserow may give a number as text; numbers are what is compared.',
      },
      with: fields({ product_id: number('={{ Number($json.product ?? 0) }}') }, { alone: true }),
    },
    fresh: {
      use: 'merge',
      name: { fr: 'Ce qui manque', en: 'What is missing' },
      why: {
        fr: 'Les fiches de la boutique que la table n’a pas.',
        en: 'Sheets of the shop that the table does not have.',
      },
      with: {
        mode: 'combine',
        combineBy: 'combineByFields',
        fieldsToMatchString: 'product_id',
        joinMode: 'keepNonMatches',
        outputDataFrom: 'input1',
        options: {},
      },
    },
    few: {
      use: 'limit',
      name: { fr: 'Cinq à la fois', en: 'Five at a time' },
      why: {
        fr: 'On traduit ce qu’une personne relira, pas davantage.',
        en: 'No more than a person will read.',
      },
      with: { maxItems: "={{ $('settings').first().json.many }}", keep: 'firstItems' },
    },
    translate: {
      use: 'chainLlm',
      name: { fr: 'Traduire la fiche', en: 'Translate the sheet' },
      why: {
        fr: 'Nom et texte séparés.',
        en: 'Name and text apart.',
      },
      with: {
        ...question(
          {
            fr: 'Tu traduis des fiches produits pour une boutique en ligne. Traduis le nom et la description dans la langue demandée, au vouvoiement. Recopie chaque nombre et chaque unité tels quels : ne convertis rien, n’arrondis rien, ne mets aucun nombre en lettres. Laisse les noms de marque et de modèle. Ne promets rien que le texte ne promet pas. Si la description est vide, rends une description vide.',
            en: 'You translate product sheets for an online shop. Translate name and description into the language asked for, in the polite form. Copy every number and unit as it stands: convert nothing, round nothing, spell no number out. Leave names of brands and models. Promise nothing that the text does not. If the description is empty, return an empty one.',
          },
          {
            fr: "=Langue : {{ $('settings').first().json.language }}\nNom : {{ $json.name }}\nDescription : {{ $json.text }}",
            en: "=Language: {{ $('settings').first().json.language }}\nName: {{ $json.name }}\nDescription: {{ $json.text }}",
          },
          { shaped: true },
        ),
        batching: { batchSize: 1, delayBetweenBatches: 0 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    medium: model('medium', { fr: 'Modèle de traduction', en: 'Translation model' }),
    form: {
      use: 'outputParserStructured',
      name: { fr: 'Nom et description', en: 'Name and description' },
      with: shape({ name: { type: 'string' }, description: { type: 'string' } }),
    },
    check: {
      use: 'set',
      name: { fr: 'Chercher les chiffres', en: 'Look for the figures' },
      why: {
        fr: 'Virgule ou point, c’est le même nombre ; absent, c’est une faute.',
        en: 'Comma or point, the number is the same; absent, it is a mistake.',
      },
      with: read,
    },
    whole: {
      use: 'switch',
      name: { fr: 'Tous là ?', en: 'All there?' },
      why: {
        fr: 'Seules les fiches fautives paient une seconde lecture.',
        en: 'Only faulty sheets pay for a second reading.',
      },
      with: cases({
        failed: isFalse('={{ $json.done }}'),
        yes: isEmpty('={{ $json.lost }}', 'array'),
      }),
    },
    again: {
      use: 'chainLlm',
      name: { fr: 'Reprendre une fois', en: 'Try once more' },
      why: {
        fr: 'En nommant les chiffres perdus : la consigne générale n’a pas suffi.',
        en: 'Naming the figures lost, since the general instruction did not do.',
      },
      with: {
        ...question(
          {
            fr: 'Une traduction de fiche produit a perdu ou changé des nombres. Rends la même traduction, nom et description, en y remettant chaque nombre manquant à la place qu’il a dans l’original. Ne touche à rien d’autre. Si tu ne trouves pas la place d’un nombre, laisse-le de côté : une personne s’en occupera.',
            en: 'The translation of a product sheet has lost or changed some numbers. Return the same translation, name and description, with each missing number back in the place that it has in the original. Touch nothing else. Where you cannot find a number’s place, leave it out: a person will see to it.',
          },
          {
            fr: "=Original : {{ $('facts').item.json.name }}. {{ $('facts').item.json.text }}\nTraduction : {{ $json.name }}. {{ $json.description }}\nNombres manquants : {{ $json.lost.join(' ; ') }}",
            en: "=Original: {{ $('facts').item.json.name }}. {{ $('facts').item.json.text }}\nTranslation: {{ $json.name }}. {{ $json.description }}\nMissing numbers: {{ $json.lost.join('; ') }}",
          },
          { shaped: true },
        ),
        batching: { batchSize: 1, delayBetweenBatches: 0 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    recheck: {
      use: 'set',
      name: { fr: 'Chercher à nouveau', en: 'Look again' },
      why: {
        fr: 'Même règle ; ce qui manque encore est écrit pour le relecteur.',
        en: 'The same rule; what is still missing is written down for the reader.',
      },
      with: read,
    },
    answered: {
      use: 'if',
      name: { fr: 'Reprise rendue ?', en: 'Was it retried?' },
      why: {
        fr: 'Une reprise muette ne vaut pas une fiche vide.',
        en: 'A silent retry is no reason to enter an empty sheet.',
      },
      with: all(isTrue('={{ $json.done }}')),
    },
    both: {
      use: 'merge',
      name: { fr: 'Justes et reprises', en: 'Right and retried' },
      why: {
        fr: 'Une seule annonce le matin, quand les reprises sont finies.',
        en: 'One announcement in the morning, once retries are over.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    entry: {
      use: 'set',
      name: { fr: 'Ligne du relecteur', en: 'The reader’s row' },
      why: {
        fr: 'Colonnes product, name, description, missing.',
        en: 'Columns product, name, description, missing.',
      },
      with: fields(
        {
          product: number("={{ $('facts').item.json.product_id }}"),
          name: '={{ $json.name }}',
          description: '={{ $json.description }}',
          missing: "={{ $json.lost.join(' ; ') }}",
        },
        { alone: true },
      ),
    },
    row: {
      use: 'baserow',
      name: { fr: 'Inscrire à relire', en: 'Enter for reading' },
      why: {
        fr: 'Le numéro du produit y est : la fiche ne reviendra pas.',
        en: 'It carries the product’s number, so the sheet will not come back.',
      },
      with: {
        ...table(),
        operation: 'create',
        ...byColumn(),
      },
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'Annoncer la relecture', en: 'Announce the reading' },
      why: {
        fr: 'Deux nombres : ce qui se relit vite, ce qui se corrige.',
        en: 'Two numbers: what is quickly read, and what has to be mended.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "=Fiches à relire : {{ $('both').all().length }}, dont {{ $('both').all().filter(one => one.json.lost.length > 0).length }} avec un chiffre perdu.",
          en: "=Sheets to read: {{ $('both').all().length }}, {{ $('both').all().filter(one => one.json.lost.length > 0).length }} of them with a figure lost.",
        },
        otherOptions: {},
      },
      once: true,
    },
    skipped: {
      use: 'mattermost',
      name: { fr: 'Dire ce qui est remis', en: 'Say what is put off' },
      why: {
        fr: 'Une fiche qui échoue chaque nuit doit finir par se voir.',
        en: 'A sheet that fails every night has to show in the end.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "=Pas traduite cette nuit : {{ $('facts').item.json.name }}",
          en: "=Not translated last night: {{ $('facts').item.json.name }}",
        },
        otherOptions: {},
      },
    },
  },
  links: [
    'night > settings > products > facts > fresh:0 > few > translate > check > whole.yes > both:0 > entry > row > tell',
    'settings > known > doneIds > fresh:1',
    'whole.other > again > recheck > answered.yes > both:1',
    'medium => translate',
    'medium => again',
    'form => translate',
    'form => again',
    'whole.failed > skipped',
    'answered.no > skipped',
  ],
  examples,
  cost: [
    { node: 'translate', model: 'medium', reads: 520, writes: 300, calls: 5 },
    { node: 'again', model: 'medium', reads: 760, writes: 300 },
  ],
})
