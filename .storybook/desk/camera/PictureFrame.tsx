import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { hang, type Picture } from './pictureOf.ts'

/** The screen of a phone, in px. */
export type Screen = { width: number; height: number }

export const PHONE: Screen = { width: 375, height: 812 }

type PictureFrameProps = {
  /** Nothing while it is not taken yet. */
  picture: Picture | undefined
  title: string
  /** How wide it is shown. */
  width: number
  screen?: Screen
}

/** A page as it looked, scaled down; it can be looked at and not used. */
export function PictureFrame({ picture, title, width, screen = PHONE }: PictureFrameProps) {
  const scale = width / screen.width
  return (
    <Face style={{ width, height: screen.height * scale }} data-blank={picture === undefined || undefined}>
      {picture && (
        <iframe
          // Another picture is hung into a page of its own.
          key={picture.key}
          title={title}
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          srcDoc="<!doctype html>"
          style={{ ...screen, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => hang(picture, currentTarget)}
        />
      )}
    </Face>
  )
}

const Face = styled.span`
  display: block;
  overflow: hidden;
  border: 1px solid ${k.line.control};
  border-radius: ${k.radius.md};
  &[data-blank] {
    border-style: dashed;
  }
  iframe {
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
  [data-current] & {
    outline: 2px solid ${k.line.focus};
  }
`
