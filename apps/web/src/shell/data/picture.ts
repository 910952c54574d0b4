import { uploadCall } from '@kabuto/domain/account'
import { done, idle, type InputOf, isUnderWay, refused, sending, type Submission } from '@kabuto/domain/shared'
import { type Atom, atom, type WritableAtom } from 'jotai'
import { accountAtom, servicesAtom } from '../app.ts'

/** An uploaded picture; `preview` is an object URL of this page. */
export type Picture = { id: string; preview: string }

type Sent = { account: string | undefined; submission: Submission<Picture>; stop?: AbortController | undefined }

export type PictureUpload = {
  submission: Atom<Submission<Picture>>
  pick: WritableAtom<null, [picture: Blob], Promise<void>>
  /** Aborts an upload under way and forgets the picture: after it was used in a form, or when it is taken away. */
  remove: WritableAtom<null, [], void>
}

const none: Sent = { account: undefined, submission: idle() }

/** The upload of a picture for one purpose. It outlasts its page; another member does not see it. */
export function pictureUpload(purpose: InputOf<typeof uploadCall>['purpose']): PictureUpload {
  const sentAtom = atom<Sent>(none)

  const removeAtom = atom(null, (get, set) => {
    const { submission, stop } = get(sentAtom)
    stop?.abort()
    if (submission.state === 'done') URL.revokeObjectURL(submission.record.preview)
    set(sentAtom, none)
  })

  return {
    submission: atom((get): Submission<Picture> => {
      const { account, submission } = get(sentAtom)
      return account === get(accountAtom) ? submission : idle()
    }),
    remove: removeAtom,
    pick: atom(null, async (get, set, picture: Blob) => {
      const { client, ports } = get(servicesAtom)
      const account = get(accountAtom)
      set(removeAtom)
      const stop = new AbortController()
      set(sentAtom, { account, submission: sending<Picture>(), stop })
      const { signal } = stop
      const outcome = await client.upload(uploadCall, { purpose }, picture, { key: ports.newKey(), signal })
      // Another picture was chosen meanwhile, or it was taken away.
      const { stop: current, submission } = get(sentAtom)
      if (current !== stop || !isUnderWay(submission)) return
      const answer: Submission<Picture> =
        outcome.state === 'granted'
          ? done({ id: outcome.value.id, preview: URL.createObjectURL(picture) })
          : refused([outcome.refusal])
      set(sentAtom, { account, submission: answer })
    }),
  }
}
