import { allItems, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './numeroter-bordereau-pieces.examples.ts'

/** Pieces that have a number keep it: a court may have it in writing already. */
const number = (words: {
  readonly piece: string
  readonly unread: string
  readonly empty: string
}) =>
  String.raw`const listed = $input.all().map(({ json }) => json);
const failed = listed.find(({ error }) => error !== undefined);
const name = (path) => decodeURIComponent(path.split('/').pop());
const files = listed.filter(({ type }) => type === 'file').map(({ path }) => ({ path: decodeURIComponent(path), name: name(path) }));
const numbered = files.flatMap((one) => { const found = /^(\d{2,3}) - /.exec(one.name); return found ? [{ ...one, number: Number(found[1]) }] : []; });
const taken = new Set(numbered.map((one) => one.number));
const dayOf = (text) => (/(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [''])[0];
const fresh = files.filter((one) => !numbered.some(({ path }) => path === one.path)).sort((a, b) => (dayOf(a.name) || '9').localeCompare(dayOf(b.name) || '9') || a.name.localeCompare(b.name));
let next = Math.max(0, ...taken);
const moves = fresh.map((one) => { next += 1; const to = String(next).padStart(2, '0') + ' - ' + one.name; return { path: one.path, to: one.path.slice(0, -one.name.length) + to, number: next, name: to }; });
const all = [...numbered, ...moves].sort((a, b) => a.number - b.number);
const twice = all.filter((one, at) => at > 0 && one.number === all[at - 1].number).map((one) => one.number);
const title = (one) => one.name.replace(/^\d{2,3} - /, '').replace(/\.\w+$/, '').replace(/\d{4}-\d{2}-\d{2}[ _-]*/, '').replace(/_/g, ' ').trim();
const list = all.map((one) => '${words.piece}' + one.number + '\t' + title(one) + '\t' + (dayOf(one.name) ? DateTime.fromISO(dayOf(one.name)).toFormat('dd/MM/yyyy') : '')).join('\n');
const state = failed || files.length === 0 ? 'nothing' : moves.length > 0 ? 'rename' : 'list';
return [{ json: { state, moves, list, count: all.length, twice, said: failed ? '${words.unread}' : files.length === 0 ? '${words.empty}' : '' } }];`

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-24',
  fr: {
    title: 'Numéroter les pièces d’un dossier et écrire le bordereau',
    problem:
      'La veille de l’audience, l’assistante renomme trente-quatre fichiers un par un, tape le bordereau dans Word, et l’avocate ajoute une pièce qui décale tout ce qui suit.',
    outcome:
      'Vous donnez le dossier Nextcloud. Les pièces sans numéro en reçoivent un à la suite, par date puis par nom ; celles qui en ont un le gardent. Le bordereau, prêt à coller, est déposé à côté et vous arrive par courriel.',
    avoid:
      'Le titre vient du nom du fichier : « scan0042 » donnera une ligne qui ne dit rien. Un dossier géré par votre logiciel métier se numérote là-bas.',
    approval:
      'Vous relisez le bordereau avant de communiquer les pièces. Pour changer l’ordre, renommez et relancez : seul ce qui n’a pas de numéro bouge.',
    failure:
      'Un fichier qui refuse d’être renommé arrête la suite : le courriel le nomme, et aucun bordereau faux n’est écrit. Un dossier vide ou illisible est dit tel quel.',
  },
  en: {
    title: 'Number the exhibits of a case and write their list',
    problem:
      'On the eve of the hearing an assistant renames thirty-four files one by one and types the list in Word, and then counsel adds an exhibit that shifts all the others.',
    outcome:
      'You give the Nextcloud folder. Exhibits without a number get the next one, by date and then by name; those that have one keep it. The list, ready to paste, is put beside them and comes to you by email.',
    avoid:
      'Titles are taken from file names, so “scan0042” makes a line that says nothing. Cases kept in your practice software are numbered there.',
    approval:
      'You read the list before the exhibits are served. To change the order, rename and run it again: only what has no number moves.',
    failure:
      'A file that will not be renamed stops what follows: the email names it, and no false list is written. An empty or unreadable folder is reported as such.',
  },
  nodes: {
    ask: {
      use: 'formTrigger',
      name: { fr: 'Dossier à numéroter', en: 'Folder to number' },
      why: {
        fr: 'Un chemin et une adresse ; on relance autant de fois qu’il faut.',
        en: 'A path and an address; run it as often as you need.',
      },
      with: form(
        { fr: 'Numéroter des pièces', en: 'Number exhibits' },
        [
          field('folder', { fr: 'Chemin du dossier', en: 'Path of the folder' }),
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre expéditeur', en: 'Your sender' },
      why: {
        fr: 'D’où partent les courriels du cabinet.',
        en: 'Where the firm’s emails come from.',
      },
      with: fields(
        {
          from: 'automate@cabinet-astier.example',
          file: { fr: 'Bordereau.txt', en: 'List of exhibits.txt' },
        },
        { alone: true },
      ),
    },
    folder: {
      use: 'nextcloud',
      name: { fr: 'Lire le dossier', en: 'Read the folder' },
      why: {
        fr: 'Les fichiers seuls : un sous-dossier « brouillons » reste en paix.',
        en: 'Files alone: a subfolder of drafts is left in peace.',
      },
      with: {
        resource: 'folder',
        operation: 'list',
        path: "={{ $('ask').first().json.folder }}",
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    number: {
      use: 'code',
      name: { fr: 'Attribuer les numéros', en: 'Hand out numbers' },
      why: {
        fr: 'Une date AAAA-MM-JJ dans le nom range la pièce ; sans date, elle passe après.',
        en: 'A date YYYY-MM-DD in the name places the exhibit; undated ones come last.',
      },
      with: allItems(
        inBoth(number, {
          fr: {
            piece: 'Pièce n° ',
            unread: 'Le dossier n’a pas pu être lu.',
            empty: 'Le dossier ne contient aucun fichier.',
          },
          en: {
            piece: 'Exhibit no. ',
            unread: 'The folder could not be read.',
            empty: 'The folder holds no file.',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Que faire ?', en: 'What is to be done?' },
      why: {
        fr: 'Rien de neuf à numéroter ? Le bordereau s’écrit quand même.',
        en: 'Nothing new to number? The list is written all the same.',
      },
      with: cases({
        rename: text('={{ $json.state }}', 'equals', 'rename'),
        list: text('={{ $json.state }}', 'equals', 'list'),
      }),
    },
    moves: {
      use: 'splitOut',
      name: { fr: 'Un fichier à la fois', en: 'One file at a time' },
      why: {
        fr: 'Dans l’ordre des numéros.',
        en: 'In the order of their numbers.',
      },
      with: { fieldToSplitOut: 'moves', options: {} },
    },
    rename: {
      use: 'nextcloud',
      name: { fr: 'Renommer', en: 'Rename' },
      why: {
        fr: 'Le numéro en tête : l’explorateur les montre dans l’ordre du bordereau.',
        en: 'The number comes first, so that files show in the order of the list.',
      },
      with: {
        resource: 'file',
        operation: 'move',
        path: '={{ $json.path }}',
        toPath: '={{ $json.to }}',
      },
      onError: 'output',
    },
    write: {
      use: 'set',
      name: { fr: 'Écrire le bordereau', en: 'Write the list' },
      why: {
        fr: 'Une seule fois, quand tous les noms sont posés.',
        en: 'Once, when all names are in place.',
      },
      with: fields({ list: "={{ $('number').first().json.list }}" }, { alone: true }),
      once: true,
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'En faire un fichier', en: 'Make a file of it' },
      why: {
        fr: 'Des tabulations : un collage dans Word donne un tableau.',
        en: 'With tabs, which paste into Word as a table.',
      },
      with: {
        operation: 'toText',
        sourceProperty: 'list',
        options: { fileName: setting('file') },
      },
    },
    upload: {
      use: 'nextcloud',
      name: { fr: 'Déposer à côté', en: 'Put it beside' },
      why: {
        fr: 'Un dossier au-dessus : le bordereau n’est pas une pièce.',
        en: 'One folder up: the list is no exhibit.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: "={{ $('ask').first().json.folder.replace(/\\/+$/, '') + ' - ' + $('settings').first().json.file }}",
        binaryDataUpload: true,
        binaryPropertyName: 'data',
      },
      onError: 'continue',
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Envoyer le bordereau', en: 'Send the list' },
      why: {
        fr: 'Dans le corps du message, pour être relu d’un téléphone.',
        en: 'In the body of the message, to be read on a telephone.',
      },
      with: mailed(
        { from: setting('from'), to: "={{ $('ask').first().json.email }}" },
        {
          fr: "=Bordereau : {{ $('number').first().json.count }} pièces{{ $('number').first().json.twice.length ? ', numéros en double : ' + $('number').first().json.twice.join(', ') : '' }}",
          en: "=List: {{ $('number').first().json.count }} exhibits{{ $('number').first().json.twice.length ? ', numbers used twice: ' + $('number').first().json.twice.join(', ') : '' }}",
        },
        "={{ $('number').first().json.list }}",
      ),
    },
    stop: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui bloque', en: 'Say what is in the way' },
      why: {
        fr: 'Un fichier ouvert ailleurs suffit : on le ferme et on relance.',
        en: 'A file open elsewhere is enough: close it and run again.',
      },
      with: mailed(
        { from: setting('from'), to: "={{ $('ask').first().json.email }}" },
        {
          fr: "=Numérotation arrêtée : {{ $('ask').first().json.folder }}",
          en: "=Numbering stopped: {{ $('ask').first().json.folder }}",
        },
        "={{ $json.said || ($json.name + ' – ' + $json.error) }}",
      ),
      once: true,
    },
  },
  links: [
    'ask > settings > folder > number > state.rename > moves > rename > write > file > upload > tell',
    'state.list > write',
    'state.other > stop',
    'rename.error > stop',
  ],
  examples,
})
