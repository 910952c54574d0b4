import { useRef } from 'react'
import { styled } from 'styled-components'
import { useScrolled } from '../base/bars.ts'
import { boxFace } from '../Field/box.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronLeftIcon, CircleXIcon, SearchIcon } from '../icons.ts'
import { NavAction } from '../NavBar/NavAction.tsx'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { touchTarget } from '../base/touch.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type NavSearchProps = {
  /** The heading of the screen and the name of its field; for screen readers only. */
  title: string
  value: string
  onChange: (value: string) => void
  /** Enter: the text is complete. */
  onSubmit?: (() => void) | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  /** Where to when there is nothing to go back to. */
  back: { href: string }
  words?: WordsOf<'back' | 'clearText'> | undefined
}

const Bar = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${k.part.navBar.height};
  padding-inline: ${k.space[1]} ${k.space[3]};
  background: ${k.part.navBar.bg};
  color: ${k.part.navBar.text};
  &[data-line] {
    box-shadow: inset 0 -1px ${k.line.hairline};
  }
  & > search {
    flex: 1;
    min-width: 0;
  }
`

const Box = styled.div`
  ${boxFace}
  display: flex;
  align-items: center;
  min-height: 40px;
  color: ${k.text.secondary};
  &:has(input:focus) {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: calc(-1 * ${k.border.focus});
  }
`

// The touch target is 44 px, the box is as high as in the design.
const Touch = styled.label`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  min-height: ${k.size.touchMin};
  margin-block: -3px;
  padding-inline-start: ${k.space[3]};
`

const Input = styled.input`
  flex: 1;
  min-width: 0;
  padding: 6px ${k.space[2]};
  border: 0;
  background: none;
  color: ${k.text.primary};
  /* Below 16 px an iPhone zooms in. */
  font: ${k.type.body};
  text-overflow: ellipsis;
  appearance: none;
  &::placeholder {
    color: ${k.text.tertiary};
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`

const Clear = styled.button`
  ${touchTarget}
  margin-block: -3px;
  color: ${k.text.secondary};
  &:active {
    background: ${k.bg.pressed};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

/** The bar of a screen that is a search: the way back and the field, in the place of a NavBar. */
export function NavSearch(props: NavSearchProps) {
  const { title, value, onChange, onSubmit, placeholder, maxLength, back } = props
  const words = useKitWords({ back: say.back, clearText: say.clearText }, props.words)
  const input = useRef<HTMLInputElement>(null)
  const scrolled = useScrolled()
  return (
    <Bar data-line={scrolled || undefined}>
      <NavAction icon={ChevronLeftIcon} label={words.back} href={back.href} back />
      <Spoken as="h1">{title}</Spoken>
      <search aria-label={title}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            // The keyboard closes, so that the results are visible.
            input.current?.blur()
            onSubmit?.()
          }}
        >
          <Box>
            <Touch>
              <Spoken>{title}</Spoken>
              <Icon shape={SearchIcon} />
              <Input
                ref={input}
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={value}
                placeholder={placeholder}
                maxLength={maxLength}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
            </Touch>
            {value !== '' && (
              <Clear
                type="button"
                aria-label={words.clearText}
                onClick={() => {
                  onChange('')
                  input.current?.focus()
                }}
              >
                <Icon shape={CircleXIcon} />
              </Clear>
            )}
          </Box>
        </form>
      </search>
    </Bar>
  )
}
