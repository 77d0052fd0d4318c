import { allItems } from '../../fragments/code.ts'
import { columns, sheetColumns } from '../../fragments/columns.ts'
import { all, isFilled, text } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byId, byName, listOf, model, shape } from '../../fragments/models.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CHECK, FRESH } from './assortir-dons-et-demandes.code.ts'
import { examples } from './assortir-dons-et-demandes.examples.ts'
import { ASKED, FORM, FOUR, PROMPT } from './assortir-dons-et-demandes.params.ts'

const sheet = (name: Bilingual<string>): Params => ({
  resource: 'sheet',
  documentId: byId(setting('workbook')),
  sheetName: byName(name),
})
const GIFTS = sheet({ fr: 'Dons', en: 'Gifts' })
const NEEDS = sheet({ fr: 'Besoins', en: 'Needs' })

export default defineRecipe({
  category: 'agents',
  level: 'confirmed',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Proposer un don de matériel à l’association qui le cherche',
    problem:
      'Une entreprise vide ses bureaux vendredi : quarante chaises, des écrans. La ressourcerie a un tableau de besoins, trois bénévoles et des courriels sans réponse. Le samedi tout part à la benne, alors qu’un club voisin cherchait des chaises depuis juin.',
    outcome:
      'Le donateur remplit un formulaire. Un agent parcourt les besoins des catégories possibles : « mange-debout » répond à « tables hautes ». Le code garde ceux encore ouverts, du même département ou qui viennent chercher. La coordinatrice choisit, l’association reçoit l’offre et l’adresse du donateur, qui est prévenu.',
    avoid:
      'Ni valeur du don, ni reçu fiscal, ni transport ne sont traités. Effacez vous-même les adresses anciennes de la feuille Dons. À moins de dix besoins ouverts, le tableau se lit d’un coup d’œil.',
    approval:
      'La coordinatrice choisit une association, ou aucune, sur une page où elle clique. Trois jours sans réponse : rien n’est proposé, le don lui revient par courriel. Le formulaire dit au donateur que son adresse sera transmise.',
    failure:
      'Tableau ou modèle en panne, aucun besoin, courriel refusé : elle reçoit le don en entier, à placer elle-même. Une fois marqué, un besoin n’est plus offert ; si le tableau ne s’écrit pas, elle l’apprend. Deux envois identiques le même jour ne font qu’un don.',
  },
  en: {
    title: 'Offer donated equipment to the charity that needs it',
    problem:
      'A company clears its offices on Friday: forty chairs, some screens. The reuse centre has a table of needs and three volunteers. On Saturday it all goes into the skip, while a club nearby had sought chairs since June.',
    outcome:
      'The donor fills in a form. An agent goes through the needs of every possible category: “bar tables” answers “high tables”. Code keeps those still open, in the same département or coming to fetch. The coordinator chooses, the charity gets the offer and the donor’s address, and the donor is told.',
    avoid:
      'Value, tax receipt and transport are left out. Erase old addresses from the sheet Gifts yourselves. Below ten open needs, the table reads at a glance.',
    approval:
      'The coordinator chooses a charity, or none, on a page where she clicks. Three days without an answer: nothing is proposed, the gift comes back to her by email. The form tells the donor that their address will be passed on.',
    failure:
      'Table or model down, no need, email refused: she gets the whole gift, to place it herself. Once marked, a need is no longer offered; if the table cannot be written, she is told. Two identical submissions on one day make one gift.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Don proposé', en: 'Gift offered' },
      why: { fr: 'Un formulaire public, six cases.', en: 'A public form, six boxes.' },
      with: FORM,
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre ressourcerie', en: 'Your reuse centre' },
      why: {
        fr: 'Les catégories sont celles de la feuille Besoins.',
        en: 'Categories are those of the sheet Needs.',
      },
      with: fields(
        {
          what: '={{ $json.what.trim().slice(0, 200) }}',
          quantity: number('={{ Math.max(1, Math.round(Number($json.quantity) || 1)) }}'),
          state: '={{ $json.state }}',
          postcode: "={{ String($json.postcode).replace(/[^0-9]/g, '').slice(0, 5) }}",
          until: '={{ $json.until }}',
          email: '={{ $json.email.trim().toLowerCase() }}',
          today: "={{ $now.setZone('Europe/Paris').toISODate() }}",
          categories: {
            fr: 'mobilier, informatique, électroménager, cuisine, fournitures, outillage',
            en: 'furniture, computers, appliances, kitchen, supplies, tools',
          },
          workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
          coordinator: 'dons@ressourcerie-kerfeuteun.example',
        },
        { alone: true },
      ),
    },
    gifts: {
      use: 'googleSheets',
      name: { fr: 'Dons du même courriel', en: 'Gifts of the same email' },
      why: { fr: 'Un formulaire part souvent deux fois.', en: 'A form often leaves twice.' },
      with: {
        operation: 'read',
        ...GIFTS,
        filtersUI: { values: [{ lookupColumn: 'email', lookupValue: '={{ $json.email }}' }] },
        options: {},
      },
      onError: 'continue',
      retry: [2, 4],
      always: true,
    },
    fresh: {
      use: 'code',
      name: { fr: 'Un don nouveau ?', en: 'A new gift?' },
      why: { fr: 'Le doublon s’arrête là.', en: 'A double stops here.' },
      with: allItems(FRESH),
    },
    put: {
      use: 'googleSheets',
      name: { fr: 'Inscrire le don', en: 'Enter the gift' },
      why: {
        fr: 'Feuille Dons : day, what, quantity, state, postcode, until, email.',
        en: 'Sheet Gifts: day, what, quantity, state, postcode, until, email.',
      },
      with: {
        operation: 'append',
        ...GIFTS,
        columns: sheetColumns({
          day: '={{ $json.today }}',
          what: '={{ $json.what }}',
          quantity: '={{ $json.quantity }}',
          state: '={{ $json.state }}',
          postcode: '={{ $json.postcode }}',
          until: '={{ $json.until }}',
          email: '={{ $json.email }}',
        }),
        options: { cellFormat: 'RAW' },
      },
      onError: 'continue',
    },
    match: {
      use: 'agent',
      name: { fr: 'Rapprocher des besoins', en: 'Match with needs' },
      why: {
        fr: 'Un agent, car le même objet se range dans deux catégories sous trois noms.',
        en: 'An agent, as one object sits in two categories under three names.',
      },
      with: {
        promptType: 'define',
        text: {
          fr: "=Catégories : {{ $('settings').first().json.categories }}.\n<don>\n{{ $('settings').first().json.quantity }} × {{ $('settings').first().json.what }}, {{ $('settings').first().json.state }}\n</don>",
          en: "=Categories: {{ $('settings').first().json.categories }}.\n<gift>\n{{ $('settings').first().json.quantity }} × {{ $('settings').first().json.what }}, {{ $('settings').first().json.state }}\n</gift>",
        },
        hasOutputParser: true,
        options: { systemMessage: PROMPT, maxIterations: 6 },
      },
      onError: 'continue',
      retry: [2, 3],
    },
    luna: model('luna', { fr: 'Modèle de la ressourcerie', en: 'Reuse centre model' }),
    wanted: {
      use: 'toolGoogleSheets',
      name: { fr: 'Besoins d’une catégorie', en: 'Needs of a category' },
      with: {
        operation: 'read',
        ...NEEDS,
        filtersUI: {
          values: [
            {
              lookupColumn: 'category',
              lookupValue: "={{ $fromAI('category', 'one of the categories given', 'string') }}",
            },
          ],
        },
        options: FOUR,
      },
    },
    shape: {
      use: 'outputParserStructured',
      name: { fr: 'Forme du rapprochement', en: 'Form of the match' },
      with: shape({
        matches: listOf({ need: { type: 'string' }, why: { type: 'string' } }),
      }),
    },
    needs: {
      use: 'googleSheets',
      name: { fr: 'Relire les besoins', en: 'Read the needs' },
      why: {
        fr: 'Feuille Besoins, dans cet ordre : number, category, what, quantity, name, email, postcode, fetches (x), state (open). L’agent n’en lit que les quatre premières.',
        en: 'Sheet Needs, in this order: number, category, what, quantity, name, email, postcode, fetches (x), state (open). The agent reads only the first four.',
      },
      with: { operation: 'read', ...NEEDS, options: {} },
      onError: 'continue',
      retry: [2, 4],
      always: true,
    },
    check: {
      use: 'code',
      name: { fr: 'Ouvert, proche, assez grand', en: 'Open, near, large enough' },
      why: {
        fr: 'Les plus proches d’abord, trois au plus.',
        en: 'The nearest first, three at most.',
      },
      with: allItems(CHECK),
    },
    some: {
      use: 'if',
      name: { fr: 'Une association ?', en: 'A charity?' },
      why: { fr: 'Sinon, la coordinatrice cherche.', en: 'If none, the coordinator looks.' },
      with: all(text('={{ $json.state }}', 'equals', 'some')),
    },
    ask: {
      use: 'gmail',
      name: { fr: 'Faire choisir', en: 'Have one chosen' },
      why: { fr: 'Elle les connaît.', en: 'She knows them.' },
      with: ASKED,
      onError: 'continue',
    },
    chosen: {
      use: 'set',
      name: { fr: 'L’association choisie', en: 'The charity chosen' },
      why: { fr: 'Son adresse vient du tableau.', en: 'Its address comes from the table.' },
      with: fields(
        {
          one: {
            as: 'object',
            value:
              "={{ $('check').first().json.kept.find((each) => Object.values($json.data ?? {}).includes(each.option)) ?? { number: '', name: '', email: '' } }}",
          },
          text: {
            fr: "={{ ($json.error ? 'Le choix n’a pas pu être demandé.' : $json.data ? 'Aucune association retenue.' : 'Trois jours sans choix, rien n’est proposé.') + '\\n' + $('check').first().json.head }}",
            en: "={{ ($json.error ? 'The choice could not be asked for.' : $json.data ? 'No charity chosen.' : 'Three days without a choice, nothing is proposed.') + '\\n' + $('check').first().json.head }}",
          },
        },
        { alone: true },
      ),
    },
    yes: {
      use: 'if',
      name: { fr: 'Choisie ?', en: 'Chosen?' },
      why: { fr: 'Le silence ne propose rien.', en: 'Silence proposes nothing.' },
      with: all(isFilled('={{ $json.one.number }}')),
    },
    offer: {
      use: 'gmail',
      name: { fr: 'Écrire à l’association', en: 'Write to the charity' },
      why: { fr: 'Elle s’arrange avec le donateur.', en: 'It settles the rest with the donor.' },
      with: gmailSent(
        '={{ $json.one.email }}',
        {
          fr: '=Un don pour votre besoin {{ $json.one.number }}',
          en: '=A gift for your need {{ $json.one.number }}',
        },
        {
          fr: "=Bonjour,\n\nOn vous propose {{ $('settings').first().json.quantity }} × {{ $('settings').first().json.what }} ({{ $('settings').first().json.state }}), à enlever à {{ $('settings').first().json.postcode }} avant le {{ DateTime.fromISO($('settings').first().json.until).toFormat('dd/MM/yyyy') }}. Écrivez vite à {{ $('settings').first().json.email }}, et répondez-nous si cela ne convient pas.",
          en: "=Hello,\n\nYou are offered {{ $('settings').first().json.quantity }} × {{ $('settings').first().json.what }} ({{ $('settings').first().json.state }}), to be fetched at {{ $('settings').first().json.postcode }} before {{ DateTime.fromISO($('settings').first().json.until).toFormat('dd/MM/yyyy') }}. Write soon to {{ $('settings').first().json.email }}, and answer us if it does not suit.",
        },
      ),
      onError: 'output',
    },
    mark: {
      use: 'googleSheets',
      name: { fr: 'Marquer le besoin', en: 'Mark the need' },
      why: {
        fr: 'Après le courriel. Sans suite, remettez open.',
        en: 'After the email. If it fails, set it back to open.',
      },
      with: {
        operation: 'update',
        ...NEEDS,
        columns: columns(
          { number: "={{ $('chosen').first().json.one.number }}", state: 'proposed' },
          ['number'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [2, 4],
    },
    unmarked: {
      use: 'gmail',
      name: { fr: 'Faire marquer à la main', en: 'Have it marked by hand' },
      why: {
        fr: 'Sinon, le même besoin serait offert au don suivant.',
        en: 'Otherwise the next gift would be offered too.',
      },
      with: gmailSent(
        setting('coordinator'),
        {
          fr: "=Besoin {{ $('chosen').first().json.one.number }} : passez-le à proposed",
          en: "=Need {{ $('chosen').first().json.one.number }}: set it to proposed",
        },
        {
          fr: '=L’offre est partie, mais le tableau ne s’écrit pas.',
          en: '=The offer has left, but the table cannot be written.',
        },
      ),
      onError: 'continue',
    },
    donor: {
      use: 'gmail',
      name: { fr: 'Prévenir le donateur', en: 'Tell the donor' },
      why: {
        fr: 'Il ne jettera pas entre-temps.',
        en: 'So that nothing is thrown away.',
      },
      with: gmailSent(
        setting('email'),
        {
          fr: 'Votre don intéresse une association',
          en: 'A charity is interested in your gift',
        },
        {
          fr: "=Bonjour,\n\n{{ $('chosen').first().json.one.name }} a votre adresse et vous écrit pour l’enlèvement. Sans nouvelles sous trois jours, répondez à ce message.",
          en: "=Hello,\n\n{{ $('chosen').first().json.one.name }} has your address and will write about fetching it. Without news within three days, answer this message.",
        },
      ),
      onError: 'output',
    },
    hand: {
      use: 'gmail',
      name: { fr: 'Rendre le don à placer', en: 'Give the gift back to be placed' },
      why: { fr: 'Aucun donateur n’est oublié.', en: 'No donor is forgotten.' },
      with: gmailSent(
        setting('coordinator'),
        {
          fr: "=Don à suivre : {{ $('settings').first().json.what }}",
          en: "=Gift to follow up: {{ $('settings').first().json.what }}",
        },
        {
          fr: "={{ $json.error ? ($('donor').isExecuted ? 'Offre partie, donateur non prévenu.' : 'Courriel refusé, rien n’est proposé.') + '\\n' + $('check').first().json.head : $json.text }}",
          en: "={{ $json.error ? ($('donor').isExecuted ? 'Offer sent, donor not told.' : 'Email refused, nothing is proposed.') + '\\n' + $('check').first().json.head : $json.text }}",
        },
      ),
      retry: [3, 5],
    },
  },
  links: [
    'form > settings > gifts > fresh > put > match > needs > check > some.yes > ask > chosen > yes.yes > offer > mark > donor',
    'mark.error > unmarked > donor',
    'some.no > hand',
    'yes.no > hand',
    'offer.error > hand',
    'donor.error > hand',
    'luna => match',
    'wanted => match',
    'shape => match',
  ],
  examples,
  cost: [{ node: 'match', model: 'luna', reads: 1800, writes: 90, calls: 3 }],
})
