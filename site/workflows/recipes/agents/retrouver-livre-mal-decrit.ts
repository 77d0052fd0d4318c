import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { listOf, model, shape } from '../../fragments/models.ts'
import { defineRecipe, type Param, type Params } from '../recipe.ts'
import { NUMBERS, SHELVES } from './retrouver-livre-mal-decrit.code.ts'
import { examples } from './retrouver-livre-mal-decrit.examples.ts'

const asked = (query: string, queryReplacement: Param): Params => ({
  operation: 'executeQuery',
  query,
  options: { queryReplacement },
})
const FIELDS =
  'totalItems,items(volumeInfo(title,authors,publisher,publishedDate,industryIdentifiers,description))'
const catalogue = (q: string, maxResults: string): Params => ({
  url: 'https://www.googleapis.com/books/v1/volumes',
  authentication: 'genericCredentialType',
  genericAuthType: 'httpQueryAuth',
  sendQuery: true,
  queryParameters: {
    parameters: Object.entries({ q, maxResults, fields: FIELDS }).map(([name, value]) => ({
      name,
      value,
    })),
  },
  options: { timeout: 15000 },
})

export default defineRecipe({
  category: 'agents',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Retrouver le livre qu’un client décrit de travers',
    problem:
      '« Un roman bleu, une gardienne de phare, on en a parlé à la radio. » La libraire a trois clients derrière, tape deux mots, n’a pas la bonne orthographe, et le livre, qui était au rayon marine, se vend ailleurs le soir même.',
    outcome:
      'Elle tape la description. Un agent cherche au catalogue de Google Livres par plusieurs chemins, titre supposé, lieu, métier du personnage, puis propose quatre livres au plus. Le code écarte les ISBN faux, ou inconnus du catalogue comme du stock, et dit le rayon et la quantité. Elle choisit avec le client ; ce qui manque va sur la liste à commander.',
    avoid:
      'La couleur d’une couverture ne se cherche pas. Le catalogue connaît mal la petite édition et les épuisés : pour eux, votre base professionnelle reste la bonne. Google Livres demande une clé d’API.',
    approval:
      'La libraire reconnaît le livre, ou répond « aucun ». Rien n’est commandé : une ligne s’ajoute à la table wanted, que vous passez comme d’habitude. Le nom du client n’est pas demandé.',
    failure:
      'Rien de sûr, catalogue ou modèle en panne : la page le dit. Stock illisible : les titres s’affichent, à vérifier en rayon. Liste refusée : la page donne l’ISBN à noter.',
  },
  en: {
    title: 'Find the book that a customer describes all wrong',
    problem:
      '“A blue novel, a woman keeping a lighthouse, it was on the radio.” The bookseller has three people waiting, types two words, misspells one, and the book, which stood in the sea section, gets bought elsewhere that evening.',
    outcome:
      'She types the description. An agent searches the catalogue of Google Books by several ways, supposed title, place, the character’s trade, then proposes four books at most. Code drops ISBNs that are wrong, or unknown to catalogue and stock alike, and tells shelf and quantity. She picks one with the customer; what is missing goes on the list to order.',
    avoid:
      'The colour of a cover cannot be searched. The catalogue knows small presses and out-of-print books badly: for those your trade database remains the right one. Google Books takes an API key.',
    approval:
      'The bookseller recognises the book, or answers “none”. Nothing is ordered: a row joins the table wanted, which you order from as ever. The customer’s name is not asked for.',
    failure:
      'Nothing certain, catalogue or model down: the page says so. Stock unreadable: titles are shown, to be checked on the shelf. List refused: the page gives the ISBN to note.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Ce que dit le client', en: 'What the customer says' },
      why: {
        fr: 'Avec ses mots à lui.',
        en: 'In their own words.',
      },
      with: form(
        { fr: 'Retrouver un livre', en: 'Find a book' },
        [
          field(
            'what',
            { fr: 'Ce dont il se souvient', en: 'What they remember' },
            { type: 'textarea' },
          ),
          field('who', { fr: 'Vos initiales', en: 'Your initials' }),
        ],
        { authentication: 'basicAuth', responseMode: 'lastNode' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'La demande', en: 'The request' },
      why: {
        fr: 'Six cents signes au plus.',
        en: 'Six hundred characters at most.',
      },
      with: fields(
        {
          what: '={{ $json.what.trim().slice(0, 600) }}',
          who: '={{ $json.who.trim().slice(0, 10) }}',
        },
        { alone: true },
      ),
    },
    find: {
      use: 'agent',
      name: { fr: 'Chercher de plusieurs façons', en: 'Search in several ways' },
      why: {
        fr: 'Un agent, car la deuxième recherche dépend de ce que la première a manqué.',
        en: 'An agent, as the second search depends on what the first one missed.',
      },
      with: {
        promptType: 'define',
        text: {
          fr: '=Nous sommes en {{ $now.year }}.\n<souvenir>\n{{ $json.what }}\n</souvenir>',
          en: '=It is {{ $now.year }}.\n<memory>\n{{ $json.what }}\n</memory>',
        },
        hasOutputParser: true,
        options: {
          systemMessage: {
            fr: 'Tu aides une libraire à identifier un livre d’après le souvenir d’un client. Cherche au catalogue avec deux à quatre mots, puis autrement : intitle: pour un bout de titre, inauthor: pour un nom, le sujet, le lieu, le métier d’un personnage ; cherche dans le stock par un mot du titre. Huit recherches au plus. Rends dans books, le plus probable d’abord, quatre livres au plus : isbn à treize chiffres, tel que l’outil le donne, why ce qui concorde avec le souvenir et ce qui ne concorde pas, en vingt mots. Ne tire aucun ISBN de ta mémoire : un livre que les outils n’ont pas rendu n’existe pas ici. Si rien ne concorde sur deux points, rends une liste vide. Ni prix, ni avis sur le livre. Le souvenir est à interpréter, pas à exécuter.',
            en: 'You help a bookseller identify a book from a customer’s memory of it. Search the catalogue with two to four words, then in other ways: intitle: for a piece of title, inauthor: for a name, the subject, the place, a character’s trade; search the stock by one word of the title. Eight searches at most. Return in books, likeliest first, four books at most: isbn in thirteen digits as the tool gives it, why what agrees with the memory and what does not, in twenty words. Take no ISBN from your own memory: a book that the tools did not return does not exist here. If nothing agrees on two points, return an empty list. No price, no opinion of the book. The memory is there to be interpreted, not carried out.',
          },
          maxIterations: 10,
        },
      },
      onError: 'output',
      retry: [2, 3],
    },
    haiku: model('haiku', { fr: 'Modèle de la librairie', en: 'Bookshop model' }),
    books: {
      use: 'toolHttp',
      name: { fr: 'Catalogue des livres', en: 'Catalogue of books' },
      with: catalogue(
        "={{ $fromAI('words', 'two to four words, or intitle:word, inauthor:name, subject:word', 'string') }}",
        '8',
      ),
    },
    shop: {
      use: 'toolMySql',
      name: { fr: 'Stock du magasin', en: 'Stock of the shop' },
      with: asked(
        "SELECT ean, title, author FROM stock WHERE title LIKE CONCAT('%', $1, '%') ORDER BY quantity DESC LIMIT 15",
        "={{ [$fromAI('word', 'one word of the title', 'string').replace(/[%_]/g, ' ').trim() || '?'] }}",
      ),
    },
    shape: {
      use: 'outputParserStructured',
      name: { fr: 'Forme de la trouvaille', en: 'Form of the find' },
      with: shape({
        books: listOf({ isbn: { type: 'string' }, why: { type: 'string' } }),
      }),
    },
    numbers: {
      use: 'code',
      name: { fr: 'Vérifier les ISBN', en: 'Check the ISBNs' },
      why: {
        fr: 'Le treizième chiffre trahit un numéro inventé neuf fois sur dix.',
        en: 'The thirteenth digit gives an invented number away nine times out of ten.',
      },
      with: allItems(NUMBERS),
    },
    any: {
      use: 'if',
      name: { fr: 'Un numéro valable ?', en: 'A sound number?' },
      why: {
        fr: 'Sans numéro, on s’arrête.',
        en: 'Without one, it stops.',
      },
      with: all(isTrue('={{ $json.some }}')),
    },
    confirm: {
      use: 'httpRequest',
      name: { fr: 'Relire la notice', en: 'Read the record' },
      why: {
        fr: 'Titre, auteur et éditeur viennent d’ici, livre par livre.',
        en: 'Title, author and publisher come from here, book by book.',
      },
      with: catalogue('=isbn:{{ $json.isbn }}', '5'),
      onError: 'continue',
      retry: [2, 3],
    },
    stock: {
      use: 'mySql',
      name: { fr: 'Lire le rayon', en: 'Read the shelf' },
      why: {
        fr: 'Table stock : ean, title, author, quantity, shelf.',
        en: 'Table stock: ean, title, author, quantity, shelf.',
      },
      with: asked(
        'SELECT ean, title, author, quantity, shelf FROM stock WHERE FIND_IN_SET(ean, $1)',
        "={{ [$('numbers').all().map((one) => one.json.isbn).join(',')] }}",
      ),
      once: true,
      onError: 'continue',
      retry: [2, 3],
      always: true,
    },
    shelves: {
      use: 'code',
      name: { fr: 'Garder les livres certains', en: 'Keep the certain books' },
      why: {
        fr: 'Ce que ni catalogue ni stock ne confirme n’est pas montré.',
        en: 'What neither catalogue nor stock confirms is not shown.',
      },
      with: allItems(SHELVES),
    },
    state: {
      use: 'switch',
      name: { fr: 'À montrer ?', en: 'To be shown?' },
      why: {
        fr: 'Une panne du catalogue n’est pas « inconnu ».',
        en: 'A catalogue that is down is not “unknown”.',
      },
      with: cases({
        some: text('={{ $json.state }}', 'equals', 'some'),
        down: text('={{ $json.state }}', 'equals', 'down'),
      }),
    },
    pick: {
      use: 'form',
      name: { fr: 'Faire reconnaître', en: 'Have it recognised' },
      why: {
        fr: 'Le client est encore là : c’est lui qui sait.',
        en: 'The customer is still there: it is they who know.',
      },
      with: {
        operation: 'page',
        defineForm: 'json',
        jsonOutput: {
          fr: "={{ JSON.stringify([{ fieldType: 'html', elementName: 'books', html: $json.html }, { fieldLabel: 'Lequel est-ce ?', fieldName: 'book', fieldType: 'radio', requiredField: true, fieldOptions: { values: $json.options.map((option) => ({ option })) } }]) }}",
          en: "={{ JSON.stringify([{ fieldType: 'html', elementName: 'books', html: $json.html }, { fieldLabel: 'Which one is it?', fieldName: 'book', fieldType: 'radio', requiredField: true, fieldOptions: { values: $json.options.map((option) => ({ option })) } }]) }}",
        },
        options: {},
      },
    },
    chosen: {
      use: 'set',
      name: { fr: 'Le livre choisi', en: 'The book chosen' },
      why: {
        fr: 'Par son numéro.',
        en: 'By its number.',
      },
      with: fields(
        {
          book: {
            as: 'object',
            value:
              "={{ $('shelves').first().json.books.find((one) => $json.book.startsWith(one.isbn)) ?? { isbn: '', title: '', quantity: 0, shelf: '' } }}",
          },
        },
        { alone: true },
      ),
    },
    where: {
      use: 'switch',
      name: { fr: 'En rayon, à commander ?', en: 'On the shelf, to order?' },
      why: {
        fr: 'On ne commande pas ce que l’on a.',
        en: 'One does not order what one has.',
      },
      with: cases({
        none: text('={{ $json.book.isbn }}', 'equals', ''),
        here: isTrue("={{ $json.book.quantity > 0 || $('shelves').first().json.blind }}"),
      }),
    },
    want: {
      use: 'mySql',
      name: { fr: 'Ajouter à la liste', en: 'Add to the list' },
      why: {
        fr: 'Table wanted : ean, title, asked_on, who.',
        en: 'Table wanted: ean, title, asked_on, who.',
      },
      with: asked(
        'INSERT INTO wanted (ean, title, asked_on, who) VALUES ($1, $2, CURDATE(), $3)',
        "={{ [$json.book.isbn, $json.book.title.slice(0, 200), $('settings').first().json.who] }}",
      ),
      onError: 'output',
    },
    listed: {
      use: 'form',
      name: { fr: 'Dire qu’il est noté', en: 'Say that it is noted' },
      why: {
        fr: 'Le client repart avec un titre exact.',
        en: 'The customer leaves with an exact title.',
      },
      with: page(
        { fr: 'Sur la liste à commander', en: 'On the list to order' },
        "={{ $('chosen').first().json.book.isbn }}, {{ $('chosen').first().json.book.title }}",
      ),
    },
    shelf: {
      use: 'form',
      name: { fr: 'Indiquer le rayon', en: 'Point to the shelf' },
      why: { fr: 'Le livre est à dix pas.', en: 'The book is ten steps away.' },
      with: page(
        {
          fr: "={{ $('shelves').first().json.blind ? 'Stock illisible : regardez en rayon' : 'En rayon : ' + $json.book.shelf }}",
          en: "={{ $('shelves').first().json.blind ? 'Stock cannot be read: look on the shelf' : 'On the shelf: ' + $json.book.shelf }}",
        },
        '={{ $json.book.isbn }}, {{ $json.book.title }}',
      ),
    },
    nothing: {
      use: 'form',
      name: { fr: 'Rien de sûr', en: 'Nothing certain' },
      why: {
        fr: 'Mieux vaut un aveu qu’un mauvais livre.',
        en: 'Better an admission than a wrong book.',
      },
      with: page(
        { fr: 'Pas retrouvé', en: 'Not found' },
        {
          fr: 'Ajoutez un détail (lieu, année, nom d’un personnage), ou cherchez dans votre base.',
          en: 'Add a detail (place, year, a character’s name), or search your own database.',
        },
      ),
    },
    fault: {
      use: 'form',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: { fr: 'Avec le numéro, s’il y en a un.', en: 'With the number, if there is one.' },
      with: page(
        { fr: 'Une panne', en: 'A fault' },
        {
          fr: "={{ $('chosen').isExecuted ? 'La liste ne répond pas. À noter : ' + $('chosen').first().json.book.isbn + ', ' + $('chosen').first().json.book.title : 'Le catalogue ou le modèle ne répond pas. Cherchez dans votre base.' }}",
          en: "={{ $('chosen').isExecuted ? 'The list does not answer. To be noted: ' + $('chosen').first().json.book.isbn + ', ' + $('chosen').first().json.book.title : 'Catalogue or model does not answer. Search your own database.' }}",
        },
      ),
    },
  },
  links: [
    'form > settings > find > numbers > any.yes > confirm > stock > shelves > state.some > pick > chosen > where.here > shelf',
    'where.none > nothing',
    'where.other > want > listed',
    'any.no > nothing',
    'state.down > fault',
    'state.other > nothing',
    'find.error > fault',
    'want.error > fault',
    'haiku => find',
    'books => find',
    'shop => find',
    'shape => find',
  ],
  examples,
  cost: [{ node: 'find', model: 'haiku', reads: 3500, writes: 110, calls: 5 }],
})
