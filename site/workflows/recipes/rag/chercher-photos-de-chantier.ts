import { allItems, eachItem } from '../../fragments/code.ts'
import { all, isFilled, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { byId, byName, vectors } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { FOUND, FRESH, SHEET } from './chercher-photos-de-chantier.code.ts'
import {
  DESCRIBED,
  FORGOTTEN,
  LOADED,
  NOTED,
  SETTINGS,
  TOLD,
} from './chercher-photos-de-chantier.params.ts'
import { examples } from './chercher-photos-de-chantier.examples.ts'

export default defineRecipe({
  category: 'rag',
  level: 'expert',
  minutes: 70,
  published: '2026-11-28',
  fr: {
    title: 'Retrouver une photo de chantier d’après ce qu’elle montre',
    problem:
      'Un sinistre, et l’expert demande la photo du relevé d’étanchéité avant carrelage. Elle existe, parmi quatre mille fichiers nommés IMG ; on y passe l’après-midi.',
    outcome:
      'Chaque soir, les photos nouvelles du dossier Nextcloud reçoivent une description : ouvrage, matériau, état, texte lisible, jour si le nom du fichier le porte. On cherche ensuite par une phrase, et la page donne les chemins des huit photos les plus proches.',
    avoid:
      'Le flux lit un seul dossier, sans ses sous-dossiers, et ni le HEIC ni la vidéo. Une description n’est pas un constat : elle fait retrouver l’image, que l’expert regarde. Une photo ôtée du dossier reste citée jusqu’à ce que son passage soit retiré.',
    approval:
      'Rien n’est approuvé : seule la recherche en dépend. Le modèle a ordre de ne décrire aucune personne, mais il voit l’image entière : ne versez que des photos de travaux.',
    failure:
      'Fichier verrouillé, modèle ou base en panne : un courriel nomme les photos, non inscrites, qui repassent le lendemain. Une photo floue est inscrite sans description et ne repasse pas. Recherche en panne : la page le dit, sans laisser croire que rien n’existe.',
  },
  en: {
    title: 'Find a site photo by what it shows',
    problem:
      'A claim comes in, and the surveyor wants the picture of the waterproofing before tiling. It exists, among four thousand files called IMG; there goes the afternoon.',
    outcome:
      'Each evening new photos in the Nextcloud folder get a description: part of the building, material, condition, readable text, the day where the file’s name has it. After that a phrase is enough, and the page gives the paths of the eight nearest.',
    avoid:
      'One folder is read, without subfolders; neither HEIC nor video. A description is no survey: it finds the picture, which the surveyor looks at. A photo that left the folder is listed until its passage is withdrawn.',
    approval:
      'Nothing is approved, as only the search depends on it. The model is told to describe no person, yet sees the whole picture: put in photos of works alone.',
    failure:
      'File locked, model or store down: an email names the photos, which stay off the register and come round the next day. A blurred one is entered without description and does not. Search down: the page says so, and never that nothing exists.',
  },
  nodes: {
    evening: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque soir', en: 'Each evening' },
      why: {
        fr: 'À vingt heures, les téléphones ont fini leurs envois.',
        en: 'By eight the phones have sent everything.',
      },
      with: at('0 20 * * *'),
    },
    asked: {
      use: 'formTrigger',
      name: { fr: 'Chercher une photo', en: 'Look for a photo' },
      why: {
        fr: 'Par mot de passe : les chantiers sont ceux des clients.',
        en: 'By password: sites belong to customers.',
      },
      with: {
        ...form({ fr: 'Quelle photo ?', en: 'Which photo?' }, [
          field('question', { fr: 'Ce qu’elle montre', en: 'What it shows' }),
        ]),
        authentication: 'basicAuth',
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Dossier et base', en: 'Folder and store' },
      why: {
        fr: 'La collection doit exister, même vide.',
        en: 'The collection has to exist, even empty.',
      },
      with: SETTINGS,
    },
    seeks: {
      use: 'if',
      name: { fr: 'Une recherche ?', en: 'A search?' },
      why: {
        fr: 'Sinon, c’est le soir.',
        en: 'If not, it is evening.',
      },
      with: all(isFilled('={{ $json.question }}')),
    },
    folder: {
      use: 'nextcloud',
      name: { fr: 'Lister les photos', en: 'List the photos' },
      why: {
        fr: 'Sans en ouvrir aucune.',
        en: 'Without opening any.',
      },
      with: { resource: 'folder', operation: 'list', path: setting('folder') },
      onError: 'output',
      retry: [3, 5],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà décrites', en: 'Described already' },
      why: {
        fr: 'Table n8n : path, version, state.',
        en: 'A table in n8n: path, version, state.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: byName(setting('register')),
        returnAll: true,
      },
      once: true,
      always: true,
    },
    fresh: {
      use: 'code',
      name: { fr: 'Les nouvelles', en: 'The new ones' },
      why: {
        fr: 'Cent cinquante par soir au plus.',
        en: 'A hundred and fifty an evening at most.',
      },
      with: allItems(FRESH),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Photo après photo', en: 'Photo after photo' },
      why: {
        fr: 'Une image illisible n’arrête qu’elle.',
        en: 'A bad picture stops itself alone.',
      },
      with: { batchSize: 1, options: {} },
    },
    photo: {
      use: 'set',
      name: { fr: 'Chemin et version', en: 'Path and version' },
      why: {
        fr: 'Gardés jusqu’au registre.',
        en: 'Kept for the register.',
      },
      with: fields({ path: '={{ $json.path }}', version: '={{ $json.version }}' }, { alone: true }),
    },
    download: {
      use: 'nextcloud',
      name: { fr: 'Prendre l’image', en: 'Fetch the picture' },
      why: {
        fr: 'Une à la fois, pour la mémoire de n8n.',
        en: 'One at a time, for n8n’s memory.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        path: '={{ $json.path }}',
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [2, 5],
    },
    describe: {
      use: 'openAi',
      name: { fr: 'Décrire l’image', en: 'Describe the picture' },
      why: {
        fr: 'Cinq champs, tirés de ce que l’on voit.',
        en: 'Five fields, from what can be seen.',
      },
      with: DESCRIBED,
      onError: 'continue',
      retry: [2, 5],
    },
    sheet: {
      use: 'code',
      name: { fr: 'Composer la description', en: 'Compose the description' },
      why: {
        fr: 'Sans sujet lisible, la photo n’entre pas.',
        en: 'Without a subject it stays out.',
      },
      with: eachItem(SHEET),
    },
    read: {
      use: 'if',
      name: { fr: 'Modèle répondu ?', en: 'Did the model answer?' },
      why: {
        fr: 'Une panne se retente, un flou non.',
        en: 'A fault is tried again, a blur is not.',
      },
      with: all(text('={{ $json.state }}', 'notEquals', 'failed')),
    },
    clear: {
      use: 'if',
      name: { fr: 'Photo nette ?', en: 'A clear photo?' },
      why: {
        fr: '« Un sol » ramènerait toutes les photos de sol.',
        en: '“A floor” would bring back every floor.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'seen')),
    },
    forget: {
      use: 'httpRequest',
      name: { fr: 'Effacer l’ancienne', en: 'Erase the former one' },
      why: {
        fr: 'Une photo retouchée, ou un soir interrompu.',
        en: 'A photo retouched, or an evening cut short.',
      },
      with: FORGOTTEN,
      onError: 'continue',
      retry: [2, 5],
    },
    store: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Ranger la description', en: 'Store the description' },
      why: {
        fr: 'Le texte seul ; l’image reste dans Nextcloud.',
        en: 'The text alone; the picture stays in Nextcloud.',
      },
      with: {
        mode: 'insert',
        qdrantCollection: byId(setting('collection')),
        embeddingBatchSize: 100,
        options: {},
      },
      onError: 'continue',
    },
    embed: vectors({ fr: 'Vecteurs', en: 'Embeddings' }),
    loader: {
      use: 'documentLoader',
      name: { fr: 'Description et chemin', en: 'Description and path' },
      with: LOADED,
    },
    stored: {
      use: 'if',
      name: { fr: 'Vraiment rangée ?', en: 'Really stored?' },
      why: {
        fr: 'Une base en panne rend son entrée.',
        en: 'A store that is down returns its input.',
      },
      with: all(isFilled("={{ $json.pageContent ?? '' }}")),
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Inscrire', en: 'Enter it' },
      why: {
        fr: 'En dernier : une photo oubliée repasse.',
        en: 'Last of all: a photo left out comes round.',
      },
      with: NOTED,
    },
    missed: {
      use: 'set',
      name: { fr: 'Photo et cause', en: 'Photo and cause' },
      why: {
        fr: 'Pour un seul courriel.',
        en: 'For a single email.',
      },
      with: fields(
        {
          left: {
            fr: "={{ $('photo').first().json.path }} : {{ $json.state === 'failed' ? $json.error : $json.error ? ($json.error.message ?? $json.error) : 'base vectorielle en panne' }}",
            en: "={{ $('photo').first().json.path }}: {{ $json.state === 'failed' ? $json.error : $json.error ? ($json.error.message ?? $json.error) : 'vector store down' }}",
          },
        },
        { alone: true },
      ),
    },
    failed: {
      use: 'filter',
      name: { fr: 'Manquées ce soir', en: 'Missed tonight' },
      why: {
        fr: 'Aucune, aucun courriel.',
        en: 'None, no email.',
      },
      with: all(isFilled("={{ $json.left ?? '' }}")),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Nommer les manquées', en: 'Name those missed' },
      why: {
        fr: 'Un par soir.',
        en: 'One an evening.',
      },
      with: TOLD,
      once: true,
      retry: [3, 5],
    },
    search: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Chercher par le sens', en: 'Search by meaning' },
      why: {
        fr: '« Membrane soulevée » trouve « relevé décollé ».',
        en: '“Lifted membrane” finds “loose upstand”.',
      },
      with: {
        mode: 'load',
        qdrantCollection: byId(setting('collection')),
        prompt: '={{ $json.question }}',
        topK: 20,
        includeDocumentMetadata: true,
        options: {},
      },
      onError: 'continue',
      always: true,
    },
    found: {
      use: 'code',
      name: { fr: 'Garder les proches', en: 'Keep the near ones' },
      why: {
        fr: 'Une base vectorielle ne répond jamais « rien ».',
        en: 'A vector store never answers “nothing”.',
      },
      with: allItems(FOUND),
    },
    show: {
      use: 'form',
      name: { fr: 'Montrer les chemins', en: 'Show the paths' },
      why: {
        fr: 'Les droits de Nextcloud décident qui ouvre l’image.',
        en: 'Nextcloud’s rights decide who opens the picture.',
      },
      with: page('={{ $json.title }}', '={{ $json.text }}'),
    },
  },
  links: [
    'evening > settings',
    'asked > settings > seeks.no > folder > known > fresh > loop.each > photo > download > describe > sheet > read.yes > clear.yes > forget > store > stored.yes > note > loop',
    'clear.no > note',
    'embed => store',
    'loader => store',
    'read.no > missed',
    'stored.no > missed > loop',
    'download.error > missed',
    'folder.error > tell',
    'loop.done > failed > tell',
    'seeks.yes > search > found > show',
    'embed => search',
  ],
  examples,
  cost: [{ node: 'describe', model: 'luna', reads: 1400, writes: 110, calls: 30 }],
})
