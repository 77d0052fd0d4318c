import { eachItem } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { model, question, shape } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './preparer-notes-podcast.examples.ts'

/** Sentences go into blocks of about half a minute, so that a chapter can only begin where one does. */
const blocks = `const clock = (seconds) => Math.floor(seconds / 60) + ':' + String(Math.floor(seconds % 60)).padStart(2, '0')
const found = []
for (const one of $json.segments ?? []) {
  const last = found.at(-1)
  if (last && one.start - last.start < 30) last.text += ' ' + one.text.trim()
  else found.push({ number: found.length + 1, start: one.start, time: clock(one.start), text: one.text.trim() })
}
return { json: { blocks: found, transcript: found.map((one) => '[' + one.number + '] ' + one.time + ' ' + one.text).join('\\n') } }`

/** What the model gives holds only where the transcript bears it out. */
const check = (open: string, close: string, chapters: string, heard: string): string =>
  `const { blocks } = $('cut').item.json
const at = (number) => blocks[number - 1]
const same = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim()
const kept = $json.output.chapters
  .filter((one, index, list) => at(one.block) && (index === 0 || one.block > list[index - 1].block))
const quotes = $json.output.quotes.filter((one) => at(one.block) && same(at(one.block).text).includes(same(one.words)))
const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const html = '<p>' + safe($json.output.summary) + '</p><h2>${chapters}</h2><ul>' +
  kept.map((one) => '<li>' + at(one.block).time + ' – ' + safe(one.title) + '</li>').join('') + '</ul>' +
  (quotes.length ? '<h2>${heard}</h2>' + quotes.map((one) => '<blockquote>${open}' + safe(one.words) + '${close} (' + at(one.block).time + ')</blockquote>').join('') : '')
const given = $json.output.chapters.length + $json.output.quotes.length
return { json: { chapters: kept.length, quotes: quotes.length, dropped: given - kept.length - quotes.length, html } }`

const lost = {
  fr: "={{ 'Pas de notes pour « ' + $('form').first().json.title + ' » : ' + ($json.error?.message ?? $json.error ?? 'moins de trois chapitres vérifiables') + '. À écrire à la main.' }}",
  en: "={{ 'No notes for “' + $('form').first().json.title + '”: ' + ($json.error?.message ?? $json.error ?? 'fewer than three chapters that hold') + '. To be written by hand.' }}",
}

export default defineRecipe({
  category: 'content',
  level: 'expert',
  minutes: 60,
  published: '2026-11-24',
  fr: {
    title: 'Préparer les notes d’un épisode de podcast, minutage exact',
    problem:
      'L’épisode est monté, il manque la page : résumé, chapitres, phrases à citer. Deux heures de réécoute, ou un assistant qui invente des minutages et prête à l’invitée des mots qu’elle n’a pas dits.',
    outcome:
      'Un brouillon WordPress attend avec résumé, chapitres minutés et citations retrouvées mot pour mot dans l’enregistrement. La transcription numérotée est rangée à côté du fichier audio.',
    avoid:
      'Pour un format de cinq minutes, deux phrases suffisent. Si plusieurs personnes parlent en même temps, la transcription se trompe et les citations avec elle.',
    approval:
      'Rien n’est publié : une personne relit le brouillon, écoute chaque citation à la minute indiquée, puis publie. Un épisode sur une affaire ou une maladie demande l’accord de la personne entendue.',
    failure:
      'Fichier introuvable, transcription ou modèle en panne, moins de trois chapitres vérifiés : un message le dit et aucun brouillon n’est créé. Une transcription qui n’a pu être rangée est signalée à part.',
  },
  en: {
    title: 'Prepare podcast show notes with exact time codes',
    problem:
      'The episode is cut and its page is missing: summary, chapters, lines to quote. Two hours of listening again, or an assistant that makes up time codes and lends the guest words she never said.',
    outcome:
      'A WordPress draft waits with a summary, timed chapters and quotations found word for word in the recording. The numbered transcript lies next to the audio file.',
    avoid:
      'A five-minute format needs two sentences and no flow. Where people talk at once the transcript goes wrong, and quotations go with it.',
    approval:
      'Nothing is published: a person reads the draft, listens to each quotation at its minute, then publishes. An episode on a lawsuit or an illness needs the consent of whoever is heard.',
    failure:
      'File not found, transcript or model down, fewer than three chapters that hold: a message says so and no draft is made. A transcript that could not be filed is reported apart.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Épisode monté', en: 'Episode cut' },
      why: {
        fr: 'Une fois le montage fini : avant, les minutages bougent encore.',
        en: 'Once the cut is final: until then time codes still move.',
      },
      with: {
        formTitle: { fr: 'Notes d’épisode', en: 'Show notes' },
        formFields: {
          values: [
            { fieldLabel: { fr: 'Titre', en: 'Title' }, fieldName: 'title', requiredField: true },
            {
              fieldLabel: { fr: 'Personne reçue', en: 'Guest' },
              fieldName: 'guest',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Fichier dans Nextcloud', en: 'File in Nextcloud' },
              fieldName: 'path',
              placeholder: '/Podcast/042.mp3',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos adresses', en: 'Your addresses' },
      why: {
        fr: 'La transcription tourne chez vous : une voix inédite ne part nulle part.',
        en: 'Transcribing runs on your machine: an unreleased voice goes nowhere.',
      },
      with: fields({
        whisper: 'http://whisper.interne.example:8000/v1/audio/transcriptions',
        language: { fr: 'fr', en: 'en' },
        channel: { fr: 'identifiant du canal', en: 'id of your channel' },
      }),
    },
    audio: {
      use: 'nextcloud',
      name: { fr: 'Prendre le fichier', en: 'Fetch the file' },
      why: {
        fr: 'Depuis le dossier de montage : rien à téléverser une seconde fois.',
        en: 'From the folder it was cut in, so nothing is uploaded twice.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        path: "={{ $('form').first().json.path }}",
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [2, 10],
    },
    hear: {
      use: 'httpRequest',
      name: { fr: 'Transcrire', en: 'Transcribe' },
      why: {
        fr: 'Avec l’heure de chaque phrase : c’est elle qui fera les minutages.',
        en: 'With the time of each sentence, from which time codes will come.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.whisper }}",
        sendBody: true,
        contentType: 'multipart-form-data',
        bodyParameters: {
          parameters: [
            { parameterType: 'formBinaryData', name: 'file', inputDataFieldName: 'data' },
            { parameterType: 'formData', name: 'response_format', value: 'verbose_json' },
            {
              parameterType: 'formData',
              name: 'language',
              value: "={{ $('settings').first().json.language }}",
            },
          ],
        },
        options: { timeout: 3600000 },
      },
      onError: 'output',
    },
    cut: {
      use: 'code',
      name: { fr: 'Numéroter par demi-minute', en: 'Number half-minutes' },
      why: {
        fr: 'Le modèle ne donnera que des numéros : il ne peut pas inventer une heure.',
        en: 'The model will only give numbers, so it cannot make up a time.',
      },
      with: eachItem(blocks),
    },
    keep: {
      use: 'nextcloud',
      name: { fr: 'Ranger la transcription', en: 'File the transcript' },
      why: {
        fr: 'Elle sert à relire, et à rendre l’épisode accessible.',
        en: 'It serves for checking, and makes the episode accessible.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: "={{ $('form').first().json.path + '.txt' }}",
        binaryDataUpload: false,
        fileContent: '={{ $json.transcript }}',
      },
      onError: 'output',
      retry: [2, 10],
    },
    unkept: {
      use: 'mattermost',
      name: { fr: 'Dire qu’elle n’est pas rangée', en: 'Say it was not filed' },
      why: {
        fr: 'Les notes n’en dépendent pas, mais la page accessible, si.',
        en: 'The notes do not depend on it, but an accessible page does.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "={{ 'Transcription non rangée, « ' + $('form').first().json.title + ' » : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ 'Transcript not filed, “' + $('form').first().json.title + '”: ' + ($json.error.message ?? $json.error) }}",
        },
        attachments: [],
        otherOptions: {},
      },
    },
    write: {
      use: 'chainLlm',
      name: { fr: 'Proposer les notes', en: 'Propose the notes' },
      why: {
        fr: 'Choisir ce qui vaut un chapitre demande de lire ; le reste est calculé.',
        en: 'Telling what deserves a chapter takes reading; all the rest is computed.',
      },
      with: question(
        {
          fr: 'Tu prépares la page d’un épisode de podcast à partir de sa transcription, découpée en blocs numérotés. « summary » : trois phrases qui disent ce que l’on apprend, sans superlatif ni adresse à l’auditeur. « chapters » : de quatre à neuf, dans l’ordre, chacun avec le numéro du bloc où le sujet commence et un titre de huit mots au plus. « quotes » : trois au plus, d’une phrase, recopiées exactement depuis un seul bloc, dont tu donnes le numéro ; aucune si rien ne mérite d’être cité. N’écris aucune heure. N’ajoute ni nom, ni chiffre, ni lien absent de la transcription. Si elle est incompréhensible, rends des listes vides.',
          en: 'You prepare the page of a podcast episode from its transcript, cut into numbered blocks. “summary”: three sentences on what one learns, no superlatives, no address to the listener. “chapters”: four to nine, in order, each with the number of the block where its subject begins and a title of eight words at most. “quotes”: three at most, one sentence each, copied exactly from one block whose number you give; none if nothing deserves it. Write no times. Add no name, figure or link that the transcript lacks. If it makes no sense, return empty lists.',
        },
        {
          fr: "={{ 'Épisode : ' + $('form').first().json.title + '\\nPersonne reçue : ' + $('form').first().json.guest + '\\n\\n' + $json.transcript }}",
          en: "={{ 'Episode: ' + $('form').first().json.title + '\\nGuest: ' + $('form').first().json.guest + '\\n\\n' + $json.transcript }}",
        },
        { shaped: true },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    medium: model('medium', { fr: 'Modèle de lecture', en: 'Reading model' }),
    notes: {
      use: 'outputParserStructured',
      name: { fr: 'Résumé, chapitres, citations', en: 'Summary, chapters, quotations' },
      with: shape({
        summary: { type: 'string' },
        chapters: {
          type: 'array',
          items: {
            type: 'object',
            properties: { block: { type: 'integer' }, title: { type: 'string' } },
            required: ['block', 'title'],
          },
        },
        quotes: {
          type: 'array',
          items: {
            type: 'object',
            properties: { block: { type: 'integer' }, words: { type: 'string' } },
            required: ['block', 'words'],
          },
        },
      }),
    },
    check: {
      use: 'code',
      name: { fr: 'Vérifier et minuter', en: 'Check and time' },
      why: {
        fr: 'Une citation doit se trouver dans son bloc ; une heure vient de l’audio.',
        en: 'A quotation has to be in its block; a time comes from the audio.',
      },
      with: eachItem({
        fr: check('« ', ' »', 'Chapitres', 'Entendu dans l’épisode'),
        en: check('“', '”', 'Chapters', 'Heard in the episode'),
      }),
    },
    enough: {
      use: 'if',
      name: { fr: 'Assez pour une page ?', en: 'Enough for a page?' },
      why: {
        fr: 'En dessous de trois chapitres, mieux vaut une page écrite par vous.',
        en: 'Below three chapters a page of your own is better.',
      },
      with: all(amount('={{ $json.chapters }}', 'gte', 3)),
    },
    draft: {
      use: 'wordpress',
      name: { fr: 'Créer le brouillon', en: 'Create the draft' },
      why: {
        fr: 'En brouillon : la dernière lecture appartient à qui signe l’émission.',
        en: 'As a draft: the last reading belongs to whoever signs the show.',
      },
      with: {
        resource: 'post',
        operation: 'create',
        title: "={{ $('form').first().json.title }}",
        additionalFields: { content: '={{ $json.html }}', status: 'draft' },
      },
      onError: 'output',
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'Annoncer le brouillon', en: 'Announce the draft' },
      why: {
        fr: 'Avec ce qui fut écarté : beaucoup, c’est un signe pour relire de près.',
        en: 'With what was dropped: a lot of it is a reason to read closely.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "={{ 'Brouillon prêt : ' + $json.link + '\\nChapitres : ' + $('check').item.json.chapters + ', citations : ' + $('check').item.json.quotes + ', écartés faute de preuve : ' + $('check').item.json.dropped }}",
          en: "={{ 'Draft ready: ' + $json.link + '\\nChapters: ' + $('check').item.json.chapters + ', quotations: ' + $('check').item.json.quotes + ', dropped for lack of proof: ' + $('check').item.json.dropped }}",
        },
        attachments: [],
        otherOptions: {},
      },
    },
    mute: {
      use: 'set',
      name: { fr: 'Dire : modèle muet', en: 'Say: model silent' },
      why: {
        fr: 'Ce que répond un modèle en panne n’aide personne.',
        en: 'What a broken model answers helps nobody.',
      },
      with: fields(
        { error: { fr: 'le modèle n’a pas répondu', en: 'the model did not answer' } },
        { alone: true },
      ),
    },
    stuck: {
      use: 'mattermost',
      name: { fr: 'Dire qu’il n’y a pas de notes', en: 'Say there are no notes' },
      why: {
        fr: 'La date de sortie est fixée ; quelqu’un doit écrire la page.',
        en: 'The release day is set, so somebody has to write the page.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: lost,
        attachments: [],
        otherOptions: {},
      },
    },
  },
  links: [
    'form > settings > audio > hear > cut > write > check > enough.yes > draft > tell',
    'cut > keep',
    'keep.error > unkept',
    'medium => write',
    'notes => write',
    'enough.no > stuck',
    'audio.error > stuck',
    'hear.error > stuck',
    'write.error > mute > stuck',
    'draft.error > stuck',
  ],
  examples,
  cost: [{ node: 'write', model: 'medium', reads: 11000, writes: 600 }],
})
