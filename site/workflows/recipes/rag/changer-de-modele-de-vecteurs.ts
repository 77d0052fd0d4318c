import { vectors } from '../../fragments/models.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isEmpty, isFilled, isTrue, text } from '../../fragments/conditions.ts'
import { setting } from '../../fragments/fields.ts'
import { defineRecipe } from '../recipe.ts'
import { AGAIN, COMPARED, TEXTS } from './changer-de-modele-de-vecteurs.code.ts'
import { examples } from './changer-de-modele-de-vecteurs.examples.ts'
import {
  ACTIVE,
  BENCH,
  DONE,
  FAILED,
  LOADED,
  LOOK,
  qdrant,
  READ,
  REFUSED,
  SETTINGS,
  SWITCHED,
  top,
  ASKED,
  STORED,
  KEPT,
} from './changer-de-modele-de-vecteurs.params.ts'

export default defineRecipe({
  category: 'rag',
  level: 'expert',
  minutes: 90,
  published: '2026-11-28',
  fr: {
    title: 'Changer de modèle de vecteurs sans arrêter l’assistant',
    problem:
      'Un meilleur modèle de vecteurs paraît. Les anciens passages ne s’y comparent pas : si l’on change le nœud, l’assistant trouve n’importe quoi, sans erreur.',
    outcome:
      'Une seconde collection est remplie avec le nouveau modèle pendant que la première répond. Leur compte est vérifié, vos questions de référence sont posées aux deux, et une page montre celles que l’on gagne ou perd. Sur votre oui, une ligne change ; l’assistant, qui cherche par ce flux, interroge aussitôt la nouvelle.',
    avoid:
      'Au-delà de vingt mille passages, la page le dit et ne propose rien. Seuls texte, chemin, titre, page et version sont recopiés. Un document indexé pendant l’essai manque à la nouvelle base.',
    approval:
      'Vous basculez ; sans réponse sur la page, l’ancienne collection continue. Elle n’est jamais effacée : pour revenir, son nom se réécrit dans la table.',
    failure:
      'Lecture, copie ou recherche en panne : la page donne la cause et rien ne bascule. Relancer vide la nouvelle collection, sauf si c’est elle qui répond.',
  },
  en: {
    title: 'Change the embedding model without stopping the assistant',
    problem:
      'A better embedding model comes out. Old passages do not compare with it: change the node, and the assistant finds anything at all, without an error.',
    outcome:
      'A second collection is filled while the first answers. Their counts are checked, your reference questions go to both, and a page shows those won and lost. At your yes one row changes; the assistant, searching through this flow, asks the new one.',
    avoid:
      'Beyond twenty thousand passages the page says so and proposes nothing. Only text, path, title, page and version are copied. A document indexed meanwhile is missing.',
    approval:
      'You switch; without an answer on the page the old collection goes on. It is never erased: to go back, write its name into the table again.',
    failure:
      'Reading, copying or searching fails: the page gives the cause and nothing is switched. Starting over empties the new collection, unless that is the one answering.',
  },
  nodes: {
    asked: {
      use: 'formTrigger',
      name: { fr: 'Préparer la bascule', en: 'Prepare the switch' },
      why: { fr: 'Un soir : la copie peut durer.', en: 'One evening: copying may take a while.' },
      with: ASKED,
    },
    called: {
      use: 'executeWorkflowTrigger',
      name: { fr: 'L’assistant cherche', en: 'The assistant searches' },
      why: {
        fr: 'Votre assistant appelle ce flux avec question.',
        en: 'Your assistant calls this flow with question.',
      },
      with: { inputSource: 'passthrough' },
    },
    settings: {
      use: 'set',
      name: { fr: 'Ancienne et nouvelle', en: 'Old and new' },
      why: {
        fr: 'Jamais deux modèles dans une collection.',
        en: 'Never two models in one collection.',
      },
      with: SETTINGS,
    },
    active: {
      use: 'dataTable',
      name: { fr: 'Laquelle répond ?', en: 'Which one answers?' },
      why: { fr: 'Table n8n : name, collection, by.', en: 'A table in n8n: name, collection, by.' },
      with: ACTIVE,
      always: true,
    },
    seeks: {
      use: 'if',
      name: { fr: 'Une recherche ?', en: 'A search?' },
      why: { fr: 'Seul le formulaire donne un nom.', en: 'The form alone gives a name.' },
      with: all(isEmpty(setting('by'))),
    },
    fresh: {
      use: 'if',
      name: { fr: 'La nouvelle ?', en: 'The new one?' },
      why: {
        fr: 'Collection et modèle changent ensemble.',
        en: 'Collection and model change together.',
      },
      with: all(text("={{ $json.collection ?? '' }}", 'equals', setting('to'))),
    },
    newFor: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Chercher, nouveau modèle', en: 'Search, new model' },
      why: { fr: 'Rendu tel quel.', en: 'Handed back as it is.' },
      with: top(setting('to'), setting('question'), 6),
    },
    oldFor: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Chercher, ancien modèle', en: 'Search, old model' },
      why: { fr: 'Rien ne change avant votre oui.', en: 'Nothing changes before your yes.' },
      with: top(setting('from'), setting('question'), 6),
    },
    newModel: vectors({ fr: 'Nouveau modèle', en: 'New model' }),
    oldModel: {
      use: 'embeddingsOllama',
      name: { fr: 'Ancien modèle', en: 'Old model' },
      with: { model: 'bge-m3' },
    },
    free: {
      use: 'if',
      name: { fr: 'La nouvelle est libre ?', en: 'Is the new one free?' },
      why: {
        fr: 'Vider celle qui répond l’arrêterait.',
        en: 'Emptying the one that answers stops it.',
      },
      with: all(text("={{ $json.collection ?? '' }}", 'notEquals', setting('to'))),
    },
    refused: {
      use: 'form',
      name: { fr: 'Déjà basculé', en: 'Switched already' },
      why: {
        fr: 'Donnez un troisième nom dans les réglages.',
        en: 'Put a third name into the settings.',
      },
      with: REFUSED,
    },
    drop: {
      use: 'httpRequest',
      name: { fr: 'Repartir de vide', en: 'Start from empty' },
      why: {
        fr: 'Un essai interrompu laisserait des doubles.',
        en: 'A trial cut short would leave doubles.',
      },
      with: qdrant('DELETE', 'to', ''),
      onError: 'output',
      retry: [3, 5],
    },
    read: {
      use: 'httpRequest',
      name: { fr: 'Lire tous les passages', en: 'Read all passages' },
      why: {
        fr: 'Page après page, sans rouvrir les fichiers.',
        en: 'Page by page, without opening files.',
      },
      with: READ,
      onError: 'output',
      retry: [2, 5],
    },
    texts: {
      use: 'code',
      name: { fr: 'Textes', en: 'Texts' },
      why: {
        fr: 'Même découpage : seul le modèle est comparé.',
        en: 'Same cutting: only the model is compared.',
      },
      with: allItems(TEXTS),
      always: true,
    },
    store: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Remplir la nouvelle', en: 'Fill the new one' },
      why: {
        fr: 'n8n crée la collection à la taille du modèle.',
        en: 'n8n creates the collection at the model’s size.',
      },
      with: STORED,
      onError: 'continue',
    },
    loader: {
      use: 'documentLoader',
      name: { fr: 'Passage recopié', en: 'Passage copied' },
      with: LOADED,
    },
    splitter: {
      use: 'textSplitter',
      name: { fr: 'Sans rien couper', en: 'Nothing cut' },
      with: { chunkSize: 20000, chunkOverlap: 0, options: {} },
    },
    stored: {
      use: 'if',
      name: { fr: 'Vraiment remplie ?', en: 'Really filled?' },
      why: {
        fr: 'En panne, les textes reviennent sans erreur.',
        en: 'When down, texts come back without an error.',
      },
      with: all(isFilled("={{ $json.pageContent ?? '' }}")),
      once: true,
    },
    count: {
      use: 'httpRequest',
      name: { fr: 'Compter', en: 'Count' },
      why: { fr: 'À comparer aux textes lus.', en: 'Held against the texts read.' },
      with: qdrant('POST', 'to', '/points/count', '{ "exact": true }'),
      onError: 'continue',
      retry: [3, 3],
    },
    bench: {
      use: 'dataTable',
      name: { fr: 'Banc d’essai', en: 'Bench' },
      why: {
        fr: 'Table n8n : question, path ; trente lignes valent mieux que trois.',
        en: 'A table in n8n: question, path; thirty rows beat three.',
      },
      with: BENCH,
      always: true,
    },
    oldTop: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Premier passage, avant', en: 'First passage, before' },
      why: { fr: 'Même question, même heure.', en: 'Same question, same hour.' },
      with: top(setting('from'), "={{ $json.question ?? '' }}"),
      onError: 'continue',
      always: true,
    },
    again: {
      use: 'code',
      name: { fr: 'Les questions encore', en: 'The questions again' },
      why: { fr: 'La recherche les a remplacées.', en: 'The search replaced them.' },
      with: allItems(AGAIN),
    },
    newTop: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Premier passage, après', en: 'First passage, after' },
      why: { fr: 'En tête ou rien.', en: 'First or nothing.' },
      with: top(setting('to'), "={{ $json.question ?? '' }}"),
      onError: 'continue',
      always: true,
    },
    compared: {
      use: 'code',
      name: { fr: 'Comparer', en: 'Compare' },
      why: { fr: 'Gagnées et perdues, nommées.', en: 'Won and lost, by name.' },
      with: allItems(COMPARED),
    },
    valid: {
      use: 'if',
      name: { fr: 'Comparaison valable ?', en: 'A valid comparison?' },
      why: {
        fr: 'Une copie incomplète ne se propose pas.',
        en: 'An incomplete copy is not put forward.',
      },
      with: all(isEmpty('={{ $json.fault }}')),
    },
    look: {
      use: 'form',
      name: { fr: 'Montrer, demander', en: 'Show and ask' },
      why: {
        fr: 'Deux gagnées peuvent coûter la seule importante.',
        en: 'Two won may cost the important one.',
      },
      with: LOOK,
    },
    agreed: {
      use: 'if',
      name: { fr: 'Basculer ?', en: 'Switch?' },
      why: { fr: 'Un non laisse tout en place.', en: 'A no leaves all in place.' },
      with: all(isTrue({ fr: "={{ $json.go === 'Oui' }}", en: "={{ $json.go === 'Yes' }}" })),
    },
    switched: {
      use: 'dataTable',
      name: { fr: 'Basculer', en: 'Switch' },
      why: { fr: 'Une ligne, effet immédiat.', en: 'One row, at once.' },
      with: SWITCHED,
    },
    done: {
      use: 'form',
      name: { fr: 'C’est fait', en: 'Done' },
      why: { fr: 'Avec le retour possible.', en: 'With the way back.' },
      with: DONE,
    },
    kept: {
      use: 'form',
      name: { fr: 'On garde l’ancienne', en: 'The old one stays' },
      why: {
        fr: 'La nouvelle reste, pour un autre essai.',
        en: 'The new one waits for another trial.',
      },
      with: KEPT,
    },
    failed: {
      use: 'form',
      name: { fr: 'Pas de bascule', en: 'No switch' },
      why: { fr: 'Avec la cause.', en: 'With the cause.' },
      with: FAILED,
      once: true,
    },
  },
  links: [
    'asked > settings',
    'called > settings > active > seeks.yes > fresh.yes > newFor',
    'fresh.no > oldFor',
    'seeks.no > free.yes > drop > read > texts > store > stored.yes > count > bench > oldTop > again > newTop > compared > valid.yes > look > agreed.yes > switched > done',
    'newModel => store',
    'newModel => newTop',
    'newModel => newFor',
    'oldModel => oldTop',
    'oldModel => oldFor',
    'loader => store',
    'splitter => loader',
    'free.no > refused',
    'drop.error > failed',
    'read.error > failed',
    'stored.no > failed',
    'valid.no > failed',
    'agreed.no > kept',
  ],
  examples,
})
