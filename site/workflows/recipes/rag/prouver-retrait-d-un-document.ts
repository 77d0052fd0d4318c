import { byColumn, table } from '../../fragments/baserow.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, vectors } from '../../fragments/models.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { BEFORE, PROOF } from './prouver-retrait-d-un-document.code.ts'
import { examples } from './prouver-retrait-d-un-document.examples.ts'

/** All that the store holds of the document, and one thing more. */
const points = (action: string, more: string): Params => ({
  method: 'POST',
  url: `={{ $('settings').first().json.qdrant }}/points/${action}`,
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'qdrantApi',
  sendBody: true,
  specifyBody: 'json',
  jsonBody: `={{ JSON.stringify({ filter: { must: [{ key: 'metadata.path', match: { value: $('settings').first().json.path } }] }${more} }) }}`,
  options: {},
})

export default defineRecipe({
  category: 'rag',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Prouver qu’un document retiré ne sort plus des réponses',
    problem:
      'Un fichier de paie s’est glissé dans le dossier de l’assistant. On le supprime, et deux jours plus tard il cite encore un salaire : les passages étaient restés, et une copie s’appelait « paie (2) ».',
    outcome:
      'Le fichier quitte le dossier indexé, ses passages sont effacés puis recomptés. Cinq de ses phrases sont alors cherchées à nouveau : une copie sous un autre nom est nommée. La page, un courriel et une ligne de registre gardent la preuve.',
    avoid:
      'Les réponses déjà données, les journaux et les sauvegardes de la base ne sont pas touchés. Un résumé du document écrit ailleurs ne ressemble pas assez pour être vu : cherchez-le vous-même.',
    approval:
      'Retirer se décide avant : le formulaire est réservé à ceux qui en ont le droit, par mot de passe. Les copies ne sont pas effacées ; vous relancez le flux pour chacune.',
    failure:
      'Base injoignable ou effacement refusé : la page dit que le retrait est inachevé, et le même envoi le reprend. Un contrôle en panne ne passe jamais pour une preuve. Fichier introuvable ou déjà déplacé : les passages partent tout de même, et la preuve le dit.',
  },
  en: {
    title: 'Prove that a withdrawn document no longer answers',
    problem:
      'A payroll file slipped into the assistant’s folder. It gets deleted, and two days later a salary is still quoted: the passages had stayed, and a copy was called “payroll (2)”.',
    outcome:
      'The file leaves the indexed folder, its passages are erased and counted again. Then five of its own sentences are searched for: a copy under another name is named. The page, an email and a row of a register keep the proof.',
    avoid:
      'Answers already given, logs and backups of the store are not touched. A summary of the document written elsewhere is not close enough to be seen: look for it yourself.',
    approval:
      'Withdrawing is decided before: the form is kept, by password, for those entitled to it. Copies are not erased; you run the flow again for each.',
    failure:
      'Store out of reach or erasing refused: the page says that the withdrawal is unfinished, and sending the same again takes it up. A check that fails never passes for a proof. File missing or moved already: the passages go all the same, and the proof says so.',
  },
  nodes: {
    gone: {
      use: 'formTrigger',
      name: { fr: 'Document à retirer', en: 'Document to withdraw' },
      why: {
        fr: 'Le chemin exact, tel que l’assistant le cite.',
        en: 'The exact path, as the assistant quotes it.',
      },
      with: {
        ...form({ fr: 'Retirer un document', en: 'Withdraw a document' }, [
          field('path', { fr: 'Chemin du fichier', en: 'Path of the file' }),
          choice('reason', { fr: 'Motif', en: 'Reason' }, [
            { fr: 'Données personnelles', en: 'Personal data' },
            { fr: 'Confidentiel', en: 'Confidential' },
            { fr: 'Faux ou dépassé', en: 'Wrong or outdated' },
          ]),
          field('by', { fr: 'Demandé par', en: 'Asked for by' }),
        ]),
        authentication: 'basicAuth',
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre base', en: 'Your store' },
      why: {
        fr: 'Le seuil de copie se règle haut : on cherche le mot à mot.',
        en: 'The threshold for copies is set high: word for word is meant.',
      },
      with: fields({
        path: '={{ $json.path.trim() }}',
        qdrant: 'https://qdrant.votre-entreprise.example/collections/documents',
        collection: 'documents',
        aside: { fr: '/Retires', en: '/Withdrawn' },
        probes: 5,
        closest: 0.93,
        database: 12,
        register: 350,
        to: 'donnees@votre-entreprise.example',
      }),
    },
    move: {
      use: 'nextcloud',
      name: { fr: 'Sortir le fichier du dossier', en: 'Take the file out of the folder' },
      why: {
        fr: 'En premier : la mise à jour de nuit le réindexerait.',
        en: 'First of all, or the nightly update would index it again.',
      },
      with: {
        resource: 'file',
        operation: 'move',
        path: setting('path'),
        toPath:
          "={{ $('settings').first().json.aside }}/{{ $now.toFormat('yyyyLLdd-HHmmss') }}-{{ $('settings').first().json.path.split('/').pop() }}",
      },
      onError: 'continue',
    },
    scroll: {
      use: 'httpRequest',
      name: { fr: 'Relire ses passages', en: 'Read its passages' },
      why: {
        fr: 'Avant d’effacer : ce sont eux qui serviront à chercher les copies.',
        en: 'Before erasing: copies are looked for by them.',
      },
      with: points('scroll', ', limit: 256, with_payload: true, with_vector: false'),
      onError: 'output',
      retry: [2, 3],
    },
    before: {
      use: 'code',
      name: { fr: 'Prélever cinq phrases', en: 'Take five samples' },
      why: {
        fr: 'Réparties sur tout le document.',
        en: 'Spread over the whole document.',
      },
      with: allItems(BEFORE),
    },
    any: {
      use: 'if',
      name: { fr: 'Des passages ?', en: 'Any passages?' },
      why: {
        fr: 'Un chemin mal tapé ne doit pas passer pour un retrait.',
        en: 'A path typed wrong must not pass for a withdrawal.',
      },
      with: all(amount('={{ $json.found }}', 'gt', 0)),
    },
    erase: {
      use: 'httpRequest',
      name: { fr: 'Effacer', en: 'Erase' },
      why: {
        fr: 'En attendant que la base l’ait fait.',
        en: 'Waiting until the store has done it.',
      },
      with: points('delete?wait=true', ''),
      onError: 'output',
      retry: [3, 3],
    },
    count: {
      use: 'httpRequest',
      name: { fr: 'Recompter', en: 'Count again' },
      why: {
        fr: 'Compte exact, jamais une estimation.',
        en: 'An exact count, never an estimate.',
      },
      with: points('count', ', exact: true'),
      onError: 'continue',
      retry: [3, 3],
    },
    samples: {
      use: 'code',
      name: { fr: 'Phrase par phrase', en: 'Sample by sample' },
      why: {
        fr: 'La base vient d’être vidée du document lui-même.',
        en: 'The store has just been emptied of the document itself.',
      },
      with: allItems(
        `const { samples } = $('before').first().json
return (samples.length > 0 ? samples : [{ text: $('settings').first().json.path }]).map((json) => ({ json }))`,
      ),
    },
    search: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Chercher à nouveau', en: 'Search again' },
      why: {
        fr: 'Comme l’assistant chercherait.',
        en: 'As the assistant would.',
      },
      with: {
        mode: 'load',
        qdrantCollection: byId(setting('collection')),
        prompt: '={{ $json.text }}',
        topK: 3,
        includeDocumentMetadata: true,
        options: {},
      },
      onError: 'continue',
      always: true,
    },
    embed: vectors({ fr: 'Vecteurs', en: 'Embeddings' }),
    proof: {
      use: 'code',
      name: { fr: 'Établir la preuve', en: 'Establish the proof' },
      why: {
        fr: 'Une recherche en panne ne prouve rien.',
        en: 'A search that fails proves nothing.',
      },
      with: allItems(PROOF),
    },
    entry: {
      use: 'set',
      name: { fr: 'Ligne du registre', en: 'Row of the register' },
      why: {
        fr: 'Colonnes path, reason, by, at et result, rien du document.',
        en: 'Columns path, reason, by, at and result: nothing of the document.',
      },
      with: fields(
        {
          path: setting('path'),
          reason: setting('reason'),
          by: setting('by'),
          at: '={{ $now.toISO() }}',
          result: '={{ $json.text }}',
        },
        { alone: true },
      ),
    },
    register: {
      use: 'baserow',
      name: { fr: 'Inscrire au registre', en: 'Enter in the register' },
      why: {
        fr: 'Sans le contenu : chemin, motif, demandeur, résultat.',
        en: 'Without the content: path, reason, who asked, result.',
      },
      with: {
        ...table('register'),
        operation: 'create',
        ...byColumn(),
      },
      onError: 'continue',
      retry: [2, 3],
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Envoyer la preuve', en: 'Send the proof' },
      why: {
        fr: 'La page se ferme ; il faut pouvoir la montrer plus tard.',
        en: 'The page gets closed, and may have to be shown later.',
      },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        {
          fr: "=Retrait de {{ $('settings').first().json.path }}",
          en: "=Withdrawal of {{ $('settings').first().json.path }}",
        },
        {
          fr: "={{ $('proof').first().json.text }}\nMotif : {{ $('settings').first().json.reason }}. Demandé par : {{ $('settings').first().json.by }}.{{ $json.id ? '' : '\\nRegistre fermé : à inscrire à la main.' }}",
          en: "={{ $('proof').first().json.text }}\nReason: {{ $('settings').first().json.reason }}. Asked for by: {{ $('settings').first().json.by }}.{{ $json.id ? '' : '\\nRegister shut: to be entered by hand.' }}",
        },
      ),
      onError: 'continue',
      retry: [3, 3],
    },
    page: {
      use: 'form',
      name: { fr: 'Montrer la preuve', en: 'Show the proof' },
      why: {
        fr: 'Qui retire doit savoir s’il reste une copie.',
        en: 'Whoever withdraws has to know whether a copy is left.',
      },
      with: page(
        { fr: 'Résultat du retrait', en: 'Result of the withdrawal' },
        {
          fr: "={{ $('proof').first().json.text }}{{ $json.error ? '\\nLe courriel n’est pas parti : gardez cette page.' : '' }}",
          en: "={{ $('proof').first().json.text }}{{ $json.error ? '\\nThe email did not leave: keep this page.' : '' }}",
        },
      ),
    },
    absent: {
      use: 'form',
      name: { fr: 'Rien sous ce chemin', en: 'Nothing under this path' },
      why: {
        fr: 'Avec ou sans barre au début, le chemin change.',
        en: 'With or without a leading slash, it is another path.',
      },
      with: page(
        { fr: 'Aucun passage sous ce chemin', en: 'No passage under this path' },
        {
          fr: "=Déjà effacé auparavant, ou chemin autre que celui que l’assistant cite.{{ $('move').first().json.error ? '' : ' Le fichier, lui, a été déplacé.' }}",
          en: "=Erased before, or a path other than the one that the assistant quotes.{{ $('move').first().json.error ? '' : ' The file itself was moved.' }}",
        },
      ),
    },
    unfinished: {
      use: 'form',
      name: { fr: 'Retrait inachevé', en: 'Withdrawal unfinished' },
      why: {
        fr: 'Relancer reprend sans rien casser.',
        en: 'Sending it again breaks nothing.',
      },
      with: page(
        { fr: 'Retrait inachevé', en: 'Withdrawal unfinished' },
        {
          fr: '=La base ne répond pas ({{ $json.error.message ?? $json.error }}). Le document peut encore être cité : renvoyez ce formulaire.',
          en: '=The store does not answer ({{ $json.error.message ?? $json.error }}). The document may still be quoted: send this form again.',
        },
      ),
    },
  },
  links: [
    'gone > settings > move > scroll > before > any.yes > erase > count > samples > search > proof > entry > register > write > page',
    'embed => search',
    'any.no > absent',
    'scroll.error > unfinished',
    'erase.error > unfinished',
  ],
  examples,
})
