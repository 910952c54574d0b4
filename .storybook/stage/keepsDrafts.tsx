import { type Drafts, FormDrafts } from '@kabuto/ui-kit'
import type { ComponentType } from 'react'

type Kept = Record<string, unknown>

/**
 * Replaces the app's store of half-typed forms: `const drafts = keepsDrafts()`, `meta.story({ ...drafts.story
 * })`, and at the end of its play `drafts.kept()`, by the name of each form.
 */
export function keepsDrafts() {
  const kept = new Map<string, unknown>()
  const drafts: Drafts = {
    read: (form) => kept.get(form),
    write(form, draft) {
      if (draft === undefined) kept.delete(form)
      else kept.set(form, draft)
    },
  }
  const around = (Story: ComponentType) => (
    <FormDrafts value={drafts}>
      <Story />
    </FormDrafts>
  )
  function begin(typedBefore: Kept): void {
    kept.clear()
    for (const [form, draft] of Object.entries(typedBefore)) kept.set(form, draft)
  }
  const storyWith = (typedBefore: Kept) => ({ decorators: [around], beforeEach: () => begin(typedBefore) })
  return {
    kept: (): Kept => Object.fromEntries(kept),
    story: storyWith({}),
    /** Begins with what was typed before, by the name of each form. */
    storyWith,
  }
}
