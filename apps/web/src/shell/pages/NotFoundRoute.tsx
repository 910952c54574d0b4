import { NotFoundScreen } from '@kabuto/screens/shared'
import { useLocation } from 'react-router-dom'

export function NotFoundRoute() {
  const { pathname, search } = useLocation()
  return <NotFoundScreen path={`${pathname}${search}`} />
}
